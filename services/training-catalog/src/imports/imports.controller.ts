import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { BeginImport } from './begin-import.js';
import { FinishImport } from './finish-import.js';
import { TakeRows } from './take-rows.js';

@Controller()
export class ImportsController {
  constructor(
    private readonly beginImport: BeginImport,
    private readonly takeRows: TakeRows,
    private readonly finishImport: FinishImport,
  ) {}

  @RpcHandler('training-catalog.import.begin')
  begin(caller: Caller, source: RpcInput<'training-catalog.import.begin'>) {
    return this.beginImport.execute(caller, source);
  }

  @RpcHandler('training-catalog.import.rows')
  take(caller: Caller, batch: RpcInput<'training-catalog.import.rows'>) {
    return this.takeRows.execute(caller, batch);
  }

  @RpcHandler('training-catalog.import.finish')
  finish(caller: Caller, { runId }: RpcInput<'training-catalog.import.finish'>) {
    return this.finishImport.execute(caller, runId);
  }
}
