import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { SendRequest } from './send-request.js';

@Controller()
export class TrainingRequestsController {
  constructor(private readonly sendRequest: SendRequest) {}

  @RpcHandler('training-catalog.request.send')
  send(caller: Caller, form: RpcInput<'training-catalog.request.send'>) {
    return this.sendRequest.execute(caller, form);
  }
}
