import { Injectable } from '@nestjs/common';
import type { AccountSummary } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandAdmin, Transactions } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountForAdmin } from './account-for-admin.js';

/** The administrator lets a disabled account in again. */
@Injectable()
export class EnableAccount {
  constructor(
    private readonly one: AccountForAdmin,
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(caller: Caller, id: string): Promise<AccountSummary> {
    demandAdmin(caller);
    const account = await this.one.find(id);
    if (account.disabledAt) {
      await this.transactions.run(async () => {
        await this.accounts.setDisabled(id, null);
        await this.audit.note({ action: 'account_enabled', accountId: id });
      });
    }
    return this.one.show(id);
  }
}
