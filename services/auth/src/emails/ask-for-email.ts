import { Inject, Injectable } from '@nestjs/common';
import { DomainError, emailKey } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox } from '@guildhall/service-kit';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { MakeLink } from '../one-time-links/make-link.js';
import { DemandFewMails } from './demand-few-mails.js';

/**
 * The owner wants another e-mail address. The old one stays in use until the new one is confirmed by the link that is
 * mailed there; the old one is told. In the open transaction; whether it is the owner was checked before.
 */
@Injectable()
export class AskForEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly makeLink: MakeLink,
    private readonly demandFewMails: DemandFewMails,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.account.email_taken`, `limits.too_many` */
  async execute(account: StoredAccount, email: string): Promise<void> {
    const holder = await this.accounts.findByEmailKey(emailKey(email));
    if (holder && holder.id !== account.id)
      throw new DomainError('auth.account.email_taken', {
        fields: { email: 'This e-mail address already has an account' },
      });
    await this.accounts.setPendingEmail(account.id, email);
    await this.demandFewMails.execute(account.id, email);
    await this.makeLink.execute(account, 'confirm_email', email);
    await this.audit.note({ action: 'email_change_asked', accountId: account.id });
    await this.outbox.tell('auth.security_notice', {
      accountId: account.id,
      companyName: account.companyName,
      email: account.email,
      kind: 'email_change_asked',
      at: this.clock.now().toISOString(),
    });
  }
}
