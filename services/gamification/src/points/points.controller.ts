import { Controller } from '@nestjs/common';
import type { Caller } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ReadStanding } from './read-standing.js';

@Controller()
export class PointsController {
  constructor(private readonly readStanding: ReadStanding) {}

  @RpcHandler('gamification.standing.read')
  read(caller: Caller) {
    return this.readStanding.execute(caller);
  }
}
