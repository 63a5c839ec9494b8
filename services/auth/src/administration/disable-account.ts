import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { AccountSummary } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK, demandAdmin } from '@guildhall/service-kit';
import { adminUsername } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { AccountForAdmin } from './account-for-admin.js';

/** The administrator keeps an account from logging in; whoever is signed in with it is out at once. */
@Injectable()
export class DisableAccount {
  constructor(
    private readonly one: AccountForAdmin,
    private readonly accounts: AccountRepository,
    private readonly endSessions: EndSessions,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.account.not_found`; `auth.account.protected` for the administrator's own account */
  async execute(caller: Caller, id: string): Promise<AccountSummary> {
    demandAdmin(caller);
    const account = await this.one.find(id);
    if (account.username === adminUsername) throw new DomainError('auth.account.protected');
    if (!account.disabledAt) {
      await this.endSessions.with(id, async () => {
        await this.accounts.setDisabled(id, this.clock.now());
        await this.audit.note({ action: 'account_disabled', accountId: id });
      });
    }
    return this.one.show(id);
  }
}
