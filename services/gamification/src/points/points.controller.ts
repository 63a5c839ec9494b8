import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ExportPoints } from './export-points.js';
import { ReadStanding } from './read-standing.js';

@Controller()
export class PointsController {
  constructor(
    private readonly readStanding: ReadStanding,
    private readonly exportPoints: ExportPoints,
  ) {}

  @RpcHandler('gamification.standing.read')
  read(caller: Caller) {
    return this.readStanding.execute(caller);
  }

  @RpcHandler('gamification.point.export')
  export(caller: Caller, page: RpcInput<'gamification.point.export'>) {
    return this.exportPoints.execute(caller, page);
  }
}
