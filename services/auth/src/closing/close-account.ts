import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK, demandMember, Outbox, Transactions } from '@guildhall/service-kit';
import { adminUsername, ownView } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { DemandPassword } from '../credentials/demand-password.js';
import { endOf } from './domain/closing.js';

/** A member wants its account closed. It works as before until the day on which it is erased. */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly demandPassword: DemandPassword,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.account.protected`, `auth.credentials.not_current`, `auth.hashing.busy` */
  async execute(caller: Caller, currentPassword: string): Promise<Account> {
    demandMember(caller);
    const account = await this.accounts.demand(caller.accountId);
    if (account.username === adminUsername) throw new DomainError('auth.account.protected');
    await this.demandPassword.execute(account, currentPassword, 'account_closing_asked');
    return this.transactions.run(() => this.ask(account.id));
  }

  /** Asked again it ends when it was to end: the first wish counts, and its mail is the one that is right. */
  private async ask(id: string): Promise<Account> {
    const account = await this.accounts.lock(id);
    if (account.closesAt) return ownView(account);
    const now = this.clock.now();
    const closesAt = endOf(now);
    await this.accounts.setClosing(id, closesAt);
    await this.audit.note({ action: 'account_closing_asked' });
    await this.outbox.tell('auth.security_notice', {
      accountId: id,
      companyName: account.companyName,
      email: account.email,
      kind: 'account_closing',
      at: now.toISOString(),
      effectiveAt: closesAt.toISOString(),
    });
    return ownView({ ...account, closesAt });
  }
}
