import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { LogoFiles } from '../logos/logo-files.js';
import { ValidityMirror } from '../sessions/validity-mirror.js';

/**
 * Erases an account whose time has come, with its company, its mailed links and its logo. The other services hear of it
 * and forget what they keep; the audit log keeps its lines, which name nobody but an id that leads nowhere.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly files: LogoFiles,
    private readonly mirror: ValidityMirror,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers whether it was erased: not where its owner kept it meanwhile, or where another instance was first. */
  async execute(id: string): Promise<boolean> {
    const now = this.clock.now();
    const erased = await this.transactions.run(async () => {
      // A member who keeps the account at this very moment comes before or after, never in between.
      const account = await this.accounts.lockDue(id, now);
      if (account) await this.erase(account, now);
      return account;
    });
    if (!erased) return false;
    await this.mirror.tryToWrite(id, now);
    await this.files.discard(erased.logo);
    return true;
  }

  private async erase({ id, companyId, companyVersion }: StoredAccount, now: Date): Promise<void> {
    await this.accounts.remove(id, companyId);
    await this.audit.note({ action: 'account_erased', accountId: id });
    await this.outbox.tell('auth.sessions_ended', { accountId: id, validAfter: now.toISOString() });
    await this.outbox.tell('auth.account_erased', { accountId: id, companyId, version: companyVersion + 1 });
  }
}
