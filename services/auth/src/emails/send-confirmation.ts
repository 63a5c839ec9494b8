import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember, Transactions } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { MakeLink } from '../one-time-links/make-link.js';
import { DemandFewMails } from './demand-few-mails.js';

/** Mails a member its confirmation link again: to the address that waits, else to its own. */
@Injectable()
export class SendConfirmation {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly makeLink: MakeLink,
    private readonly demandFewMails: DemandFewMails,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError `auth.account.email_confirmed` where nothing waits for it; `limits.too_many` */
  async execute(caller: Caller): Promise<{ sent: true }> {
    demandMember(caller);
    const { accountId } = caller;
    await this.transactions.run(async () => {
      const account = await this.accounts.lock(accountId);
      if (!account.pendingEmail && account.emailConfirmedAt) throw new DomainError('auth.account.email_confirmed');
      const email = account.pendingEmail ?? account.email;
      await this.demandFewMails.execute(account.id, email);
      await this.makeLink.execute(account, 'confirm_email', email);
    });
    return { sent: true };
  }
}
