import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import { Outbox, Transactions } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { DemandPassword } from '../credentials/demand-password.js';
import { AskForEmail } from '../emails/ask-for-email.js';
import { changesOf, isSeen } from './domain/profile-change.js';
import type { ProfileFields } from './domain/profile-change.js';

/** The fields of a form, and what proves that a new e-mail address is the owner's wish. */
export type ProfileForm = Partial<ProfileFields> & { email?: string | undefined; currentPassword?: string | undefined };

/** Saves what an account's owner changed, whichever page it comes from: all of it or nothing. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly demandPassword: DemandPassword,
    private readonly askForEmail: AskForEmail,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `request.invalid` at `email`, `auth.credentials.not_current`, `auth.account.email_taken`, `limits.too_many` */
  async execute(accountId: string, { email, currentPassword, ...fields }: ProfileForm): Promise<Account> {
    const account = await this.accounts.demand(accountId);
    const isNew = email !== undefined && email !== account.email && email !== account.pendingEmail;
    if (isNew) await this.demandOwner(account, currentPassword);
    const changes = changesOf(account, fields);
    await this.transactions.run(async () => {
      if (isNew) await this.askForEmail.execute(account, email);
      if (Object.keys(changes).length > 0) await this.save(account, changes);
    });
    return ownView(await this.accounts.demand(accountId));
  }

  private async demandOwner(account: StoredAccount, currentPassword: string | undefined): Promise<void> {
    if (!currentPassword) {
      const words = 'To change the e-mail address, enter your current password too';
      throw new DomainError('request.invalid', { fields: { email: words } });
    }
    await this.demandPassword.execute(account, currentPassword, 'email_change_asked');
  }

  private async save(account: StoredAccount, changes: Partial<ProfileFields>): Promise<void> {
    const after = await this.accounts.change(account.id, changes, isSeen(changes));
    await this.audit.note({ action: 'profile_changed', details: { fields: Object.keys(changes).join(', ') } });
    if (!isSeen(changes)) return;
    await this.outbox.tell('auth.company_changed', {
      companyId: after.companyId,
      name: after.companyName,
      city: after.city,
      state: after.state,
      logo: after.logo,
      version: after.companyVersion,
    });
  }
}
