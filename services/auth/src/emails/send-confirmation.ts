import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { MakeLink } from '../one-time-links/make-link.js';

/** Mails a member its confirmation link again: to the address that waits, else to its own. */
@Injectable()
export class SendConfirmation {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly makeLink: MakeLink,
  ) {}

  /** @throws DomainError `auth.account.email_confirmed` where nothing waits for it */
  async execute(caller: Caller): Promise<{ sent: true }> {
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const account = await this.accounts.demand(caller.accountId);
    if (!account.pendingEmail && account.emailConfirmedAt) throw new DomainError('auth.account.email_confirmed');
    await this.makeLink.execute(account, 'confirm_email', account.pendingEmail ?? account.email);
    return { sent: true };
  }
}
