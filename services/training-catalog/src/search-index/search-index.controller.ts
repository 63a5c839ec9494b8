import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { CompareIndex } from './compare-index.js';
import { RebuildIndex } from './rebuild-index.js';

@Controller()
export class SearchIndexController {
  constructor(
    private readonly rebuildIndex: RebuildIndex,
    private readonly compareIndex: CompareIndex,
  ) {}

  @RpcHandler('training-catalog.index.rebuild')
  rebuild(caller: Caller, _nothing: RpcInput<'training-catalog.index.rebuild'>) {
    return this.rebuildIndex.execute(caller);
  }

  @RpcHandler('training-catalog.index.compare')
  compare(caller: Caller, { repair }: RpcInput<'training-catalog.index.compare'>) {
    return this.compareIndex.execute(caller, repair);
  }
}
