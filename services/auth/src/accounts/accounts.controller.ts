import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { Authenticate } from './authenticate.js';
import { ReadAccount } from './read-account.js';
import { RegisterAccount } from './register-account.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly registerAccount: RegisterAccount,
    private readonly authenticate: Authenticate,
    private readonly readAccount: ReadAccount,
  ) {}

  @RpcHandler('auth.account.register')
  register(_caller: Caller, form: RpcInput<'auth.account.register'>) {
    return this.registerAccount.execute(form);
  }

  @RpcHandler('auth.account.authenticate')
  check(_caller: Caller, login: RpcInput<'auth.account.authenticate'>) {
    return this.authenticate.execute(login);
  }

  @RpcHandler('auth.account.read')
  read(caller: Caller, { id }: RpcInput<'auth.account.read'>) {
    return this.readAccount.execute(caller, id);
  }
}
