import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ExportRequests } from './export-requests.js';
import { MarkRequest } from './mark-request.js';
import { ReadRequests } from './read-requests.js';
import { SendRequest } from './send-request.js';

@Controller()
export class TrainingRequestsController {
  constructor(
    private readonly sendRequest: SendRequest,
    private readonly readRequests: ReadRequests,
    private readonly markRequest: MarkRequest,
    private readonly exportRequests: ExportRequests,
  ) {}

  @RpcHandler('training-catalog.request.send')
  send(caller: Caller, form: RpcInput<'training-catalog.request.send'>) {
    return this.sendRequest.execute(caller, form);
  }

  @RpcHandler('training-catalog.request.list')
  list(caller: Caller, search: RpcInput<'training-catalog.request.list'>) {
    return this.readRequests.list(caller, search);
  }

  @RpcHandler('training-catalog.request.read')
  read(caller: Caller, { id }: RpcInput<'training-catalog.request.read'>) {
    return this.readRequests.one(caller, id);
  }

  @RpcHandler('training-catalog.request.mark')
  mark(caller: Caller, { id, answered }: RpcInput<'training-catalog.request.mark'>) {
    return this.markRequest.execute(caller, id, answered);
  }

  @RpcHandler('training-catalog.request.export')
  export(caller: Caller, page: RpcInput<'training-catalog.request.export'>) {
    return this.exportRequests.execute(caller, page);
  }
}
