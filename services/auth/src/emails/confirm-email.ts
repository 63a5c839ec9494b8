import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import type { OneTimeLink } from '../one-time-links/domain/one-time-link.js';
import { UseLink } from '../one-time-links/use-link.js';
import { VerifyEmail } from './verify-email.js';

/** Somebody followed the link in a mail: the address is the account's own, or the one that waits to replace it. */
@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly links: UseLink,
    private readonly accounts: AccountRepository,
    private readonly verifyEmail: VerifyEmail,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.link.dead`; `auth.account.email_taken` where another account took the address meanwhile */
  async execute(token: string): Promise<{ confirmed: true }> {
    const link = await this.links.find(token, 'confirm_email');
    try {
      await this.confirm(link);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth.account.email_taken') await this.giveUp(link);
      throw error;
    }
    return { confirmed: true };
  }

  private async confirm(link: OneTimeLink): Promise<void> {
    await this.transactions.run(async () => {
      // The account's row before the link's, as everywhere: the other order would meet a newer link in a deadlock.
      const account = await this.accounts.lock(link.accountId);
      await this.links.use(link);
      const isNew = link.email === account.pendingEmail;
      if (isNew) await this.replace(account, link);
      else if (link.email === account.email) await this.verifyEmail.execute(account);
      // The account has moved on to yet another address: what this link proves is of no use any more.
      else throw new DomainError('auth.link.dead');
      await this.audit.note({ action: isNew ? 'email_changed' : 'email_confirmed', accountId: account.id });
    });
  }

  /** Another account has the address now: nothing waits for it any more, and the link is over. */
  private async giveUp(link: OneTimeLink): Promise<void> {
    await this.transactions.run(async () => {
      const account = await this.accounts.lock(link.accountId);
      await this.links.use(link);
      if (account.pendingEmail === link.email) await this.accounts.setPendingEmail(account.id, null);
    });
  }

  private async replace(account: StoredAccount, link: OneTimeLink): Promise<void> {
    await this.accounts.replaceEmail(account.id, link.email, this.clock.now());
    if (!account.emailConfirmedAt)
      await this.outbox.tell('auth.email_verified', { accountId: account.id, companyId: account.companyId });
    for (const email of [account.email, link.email]) {
      await this.outbox.tell('auth.security_notice', {
        accountId: account.id,
        companyName: account.companyName,
        email,
        kind: 'email_changed',
        at: this.clock.now().toISOString(),
      });
    }
  }
}
