import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { DisableAccount } from './disable-account.js';
import { EnableAccount } from './enable-account.js';
import { EndSessionsOf } from './end-sessions-of.js';
import { NoteDeed } from './note-deed.js';
import { NoteDenied } from './note-denied.js';
import { NoteRefusedLogin } from './note-refused-login.js';
import { ReadAuditLog } from './read-audit-log.js';
import { SearchAccounts } from './search-accounts.js';

@Controller()
export class AdministrationController {
  constructor(
    private readonly searchAccounts: SearchAccounts,
    private readonly disableAccount: DisableAccount,
    private readonly enableAccount: EnableAccount,
    private readonly endSessionsOf: EndSessionsOf,
    private readonly readAuditLog: ReadAuditLog,
    private readonly noteDeed: NoteDeed,
    private readonly noteDenied: NoteDenied,
    private readonly noteRefusedLogin: NoteRefusedLogin,
  ) {}

  @RpcHandler('auth.account.search')
  search(caller: Caller, search: RpcInput<'auth.account.search'>) {
    return this.searchAccounts.execute(caller, search);
  }

  @RpcHandler('auth.account.disable')
  disable(caller: Caller, { id }: RpcInput<'auth.account.disable'>) {
    return this.disableAccount.execute(caller, id);
  }

  @RpcHandler('auth.account.enable')
  enable(caller: Caller, { id }: RpcInput<'auth.account.enable'>) {
    return this.enableAccount.execute(caller, id);
  }

  @RpcHandler('auth.account.end_sessions')
  endSessions(caller: Caller, { id }: RpcInput<'auth.account.end_sessions'>) {
    return this.endSessionsOf.execute(caller, id);
  }

  @RpcHandler('auth.audit.note')
  note(caller: Caller, deed: RpcInput<'auth.audit.note'>) {
    return this.noteDeed.execute(caller, deed);
  }

  @RpcHandler('auth.audit.note_denied')
  denied(_caller: Caller, denial: RpcInput<'auth.audit.note_denied'>) {
    return this.noteDenied.execute(denial);
  }

  @RpcHandler('auth.audit.note_refused_login')
  noteRefused(_caller: Caller, login: RpcInput<'auth.audit.note_refused_login'>) {
    return this.noteRefusedLogin.execute(login);
  }

  @RpcHandler('auth.audit.list')
  audit(caller: Caller, query: RpcInput<'auth.audit.list'>) {
    return this.readAuditLog.execute(caller, query);
  }
}
