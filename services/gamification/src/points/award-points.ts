import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { entryFor } from './domain/award.js';
import type { Award } from './domain/award.js';
import { LedgerRepository } from './store/ledger.repository.js';

/** Pays an account by a rule. The house asks for it itself; nobody outside can. */
@Injectable()
export class AwardPoints {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A source that was paid by this rule before changes nothing and tells nothing. */
  async execute(award: Award): Promise<void> {
    await this.transactions.run(async () => {
      const raised = await this.ledger.add(entryFor(award, this.clock.now()));
      if (raised) await this.outbox.tell('gamification.points_changed', raised);
    });
  }
}
