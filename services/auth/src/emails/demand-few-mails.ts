import { Inject, Injectable } from '@nestjs/common';
import { DomainError, mailboxKey } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import { confirmationMails } from '@guildhall/contracts/auth';
import { CLOCK } from '@guildhall/service-kit';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';

/**
 * Asks whether one more link to confirm an address may be mailed: nobody knows yet whether who asks reads there. Calling
 * a change off doesn't undo the mail, and so counts nothing back.
 */
@Injectable()
export class DemandFewMails {
  constructor(
    private readonly links: OneTimeLinkRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * In the open transaction, with the account's row locked; others who want to write to the same mailbox wait for its end.
   * @throws DomainError `limits.too_many`
   */
  async execute(accountId: string, email: string): Promise<void> {
    const { seconds, toMailbox, ofAccount } = confirmationMails;
    const now = this.clock.now().getTime();
    const since = new Date(now - seconds * 1000);
    const last = [
      await this.links.confirmationToMailbox(mailboxKey(email), toMailbox, since),
      await this.links.confirmationOfAccount(accountId, ofAccount, since),
    ].flatMap((at) => (at ? [at.getTime()] : []));
    if (last.length === 0) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((Math.max(...last) - since.getTime()) / 1000));
    throw new DomainError('limits.too_many', { retryAfterSeconds });
  }
}
