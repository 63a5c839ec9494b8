import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { ValidityMirror } from './validity-mirror.js';

/**
 * Ends every session that an account has. The row and the event are written together; the mirror that the gateway reads
 * is written as soon as the transaction is through, and again by our own reaction where that failed.
 */
@Injectable()
export class EndSessions {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mirror: ValidityMirror,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Does `deed` and ends the account's sessions, both or neither.
   * @returns from when on sessions count: one that begins with this deed begins then
   */
  async with(accountId: string, deed: () => Promise<void>): Promise<Date> {
    // One later than now: what was signed in within this very millisecond is over too.
    const validAfter = new Date(this.clock.now().getTime() + 1);
    await this.transactions.run(async () => {
      await deed();
      await this.accounts.endSessions(accountId, validAfter);
      await this.outbox.tell('auth.sessions_ended', { accountId, validAfter: validAfter.toISOString() });
    });
    await this.mirror.tryToWrite(accountId, validAfter);
    return validAfter;
  }
}
