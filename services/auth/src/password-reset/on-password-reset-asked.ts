import { Injectable } from '@nestjs/common';
import { emailKey } from '@guildhall/kernel';
import type { EventPayload } from '@guildhall/contracts/events';
import { Outbox, ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { MakeLink } from '../one-time-links/make-link.js';

/** Makes the link where the address is an account's. A disabled account gets none: it could not log in anyway. */
@Injectable()
@ReactsTo('auth.password_reset_asked')
export class OnPasswordResetAsked implements Reaction<'auth.password_reset_asked'> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly makeLink: MakeLink,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async react({ email, origin }: EventPayload<'auth.password_reset_asked'>, { id }: HeardEvent): Promise<void> {
    // Who asked about whom, known or not, lies around no longer than it has to.
    await this.outbox.forget(id);
    const account = await this.accounts.findByEmailKey(emailKey(email));
    if (!account || account.disabledAt) return;
    // To the address as the account has it: never to one that only looks the same.
    await this.makeLink.execute(account, 'reset_password', account.email);
    await this.audit.note({ action: 'password_reset_asked', accountId: account.id, origin });
  }
}
