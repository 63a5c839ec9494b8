import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK, demandMember, Transactions } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';

/** A member keeps its e-mail address: the one that waits to replace it is forgotten, and the link mailed there is over. */
@Injectable()
export class CancelEmailChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: OneTimeLinkRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Where no address waits, because its link was followed a moment before for instance, nothing changes. */
  async execute(caller: Caller): Promise<Account> {
    demandMember(caller);
    return this.transactions.run(async () => {
      const account = await this.accounts.lock(caller.accountId);
      if (account.pendingEmail === null) return ownView(account);
      await this.accounts.setPendingEmail(account.id, null);
      await this.links.endAll(account.id, 'confirm_email', this.clock.now());
      await this.audit.note({ action: 'email_change_cancelled' });
      return ownView({ ...account, pendingEmail: null });
    });
  }
}
