import { Injectable } from '@nestjs/common';
import type { Account } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember, Transactions } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';

/** A member keeps the account that it wanted closed. Where it never did, nothing changes. */
@Injectable()
export class KeepAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `auth.account.not_found` once it is erased */
  async execute(caller: Caller): Promise<Account> {
    demandMember(caller);
    return this.transactions.run(async () => {
      const account = await this.accounts.lock(caller.accountId);
      if (!account.closesAt) return ownView(account);
      await this.accounts.setClosing(account.id, null);
      await this.audit.note({ action: 'account_kept' });
      return ownView({ ...account, closesAt: null });
    });
  }
}
