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
    const validAfter = await this.transactions.run(async () => {
      // The row is held before the time is taken: a log-in that goes on meanwhile is older, or sees what was done.
      await this.accounts.lock(accountId);
      // One later than now: what was signed in within this very millisecond is over too.
      const time = new Date(this.clock.now().getTime() + 1);
      await deed();
      await this.accounts.endSessions(accountId, time);
      await this.outbox.tell('auth.sessions_ended', { accountId, validAfter: time.toISOString() });
      return time;
    });
    await this.mirror.tryToWrite(accountId, validAfter);
    return validAfter;
  }
}
