import { Injectable } from '@nestjs/common';
import type { Account } from '@guildhall/contracts/auth';
import { Outbox, Transactions } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { LogoFiles } from './logo-files.js';

/** Puts another logo, or none, in the place of the one that an account shows; the old one's files go once that is done. */
@Injectable()
export class ChangeLogo {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly files: LogoFiles,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(accountId: string, logo: string | null): Promise<Account> {
    const { before, after } = await this.transactions.run(async () => {
      // Of two at once the second one replaces the first one's logo, whose files then go too.
      const locked = await this.accounts.lock(accountId);
      if (locked.logo === logo) return { before: null, after: locked };
      const changed = await this.accounts.change(accountId, { logo }, true);
      await this.audit.note({ action: 'logo_changed' });
      await this.outbox.tell('auth.company_changed', {
        companyId: changed.companyId,
        name: changed.companyName,
        city: changed.city,
        state: changed.state,
        logo: changed.logo,
        version: changed.companyVersion,
      });
      return { before: locked.logo, after: changed };
    });
    await this.files.discard(before);
    return ownView(after);
  }
}
