import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { LinkPurpose } from '@guildhall/contracts/auth';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { openLink } from './domain/one-time-link.js';
import { OneTimeLinkRepository } from './store/one-time-link.repository.js';

/** Makes a link and has it mailed, in the open transaction. Older ones of its purpose are over. */
@Injectable()
export class MakeLink {
  constructor(
    private readonly links: OneTimeLinkRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(account: { id: string; companyName: string }, purpose: LinkPurpose, email: string): Promise<void> {
    const link = openLink(account.id, purpose, email, this.clock.now());
    await this.transactions.run(async () => {
      await this.links.add(link);
      await this.outbox.tell('auth.link_wanted', {
        linkId: link.id,
        accountId: account.id,
        purpose,
        companyName: account.companyName,
        email,
        expiresAt: link.expiresAt.toISOString(),
      });
    });
  }
}
