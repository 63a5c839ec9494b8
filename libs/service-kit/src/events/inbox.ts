import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';

/** Remembers what was heard, so that an event told twice acts once. */
export abstract class Inbox {
  /** Runs `effect` once per (consumer, event): in one transaction with the row that remembers it. */
  abstract once(consumer: string, eventId: string, effect: () => Promise<void>): Promise<void>;
}

/** The inbox of a service that keeps rows. */
@Injectable()
export class DatabaseInbox extends Inbox {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  async once(consumer: string, eventId: string, effect: () => Promise<void>): Promise<void> {
    await this.transactions.run(async () => {
      const fresh = await this.transactions.query(
        'INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
        [consumer, eventId],
      );
      if (fresh.length > 0) await effect();
    });
  }
}

/** For a process without rows (the worker): every effect of its reactions is idempotent by its own key. */
@Injectable()
export class NoInbox extends Inbox {
  async once(_consumer: string, _eventId: string, effect: () => Promise<void>): Promise<void> {
    await effect();
  }
}
