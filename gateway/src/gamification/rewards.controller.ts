import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute } from '../http/http-route.js';

@Controller()
export class RewardsController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('rewards.read')
  read() {
    return this.rpc.call('gamification.standing.read', {});
  }
}
