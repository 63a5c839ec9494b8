import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { CloseAccount } from './close-account.js';
import { ExportAccount } from './export-account.js';
import { KeepAccount } from './keep-account.js';

@Controller()
export class ClosingController {
  constructor(
    private readonly closeAccount: CloseAccount,
    private readonly keepAccount: KeepAccount,
    private readonly exportAccount: ExportAccount,
  ) {}

  @RpcHandler('auth.account.close')
  close(caller: Caller, { currentPassword }: RpcInput<'auth.account.close'>) {
    return this.closeAccount.execute(caller, currentPassword);
  }

  @RpcHandler('auth.account.keep')
  keep(caller: Caller) {
    return this.keepAccount.execute(caller);
  }

  @RpcHandler('auth.account.export')
  account(caller: Caller) {
    return this.exportAccount.account(caller);
  }

  @RpcHandler('auth.audit.export')
  log(caller: Caller, page: RpcInput<'auth.audit.export'>) {
    return this.exportAccount.entries(caller, page);
  }
}
