import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { RemoveLogo } from './remove-logo.js';
import { SetLogo } from './set-logo.js';

@Controller()
export class LogosController {
  constructor(
    private readonly setLogo: SetLogo,
    private readonly removeLogo: RemoveLogo,
  ) {}

  @RpcHandler('auth.logo.set')
  set(caller: Caller, { key, fit }: RpcInput<'auth.logo.set'>) {
    return this.setLogo.execute(caller, key, fit);
  }

  @RpcHandler('auth.logo.remove')
  remove(caller: Caller) {
    return this.removeLogo.execute(caller);
  }
}
