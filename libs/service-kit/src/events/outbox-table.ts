import { Injectable } from '@nestjs/common';
import type { EventName } from '@guildhall/contracts/events';
import { Transactions } from '../database/transactions.js';
import { eventPath } from './event-path-settings.js';

export interface OutboxRow {
  id: string;
  name: EventName;
  payload: unknown;
  request_id: string | null;
}

/** The relay's view of the outbox table. */
@Injectable()
export class OutboxTable {
  constructor(private readonly transactions: Transactions) {}

  /** Leases the oldest unsent rows to this relay; a relay that dies gives them back when the lease runs out. */
  async claim(): Promise<OutboxRow[]> {
    const [rows] = await this.transactions.manager.query<[OutboxRow[], number]>(
      `UPDATE outbox SET claimed_until = now() + make_interval(secs => $1)
       WHERE id IN (
         SELECT id FROM outbox WHERE sent_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
         ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id`,
      [eventPath.claimSeconds, eventPath.relayBatch],
    );
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async markSent(ids: string[]): Promise<void> {
    await this.transactions.query('UPDATE outbox SET sent_at = now() WHERE id = ANY($1)', [ids]);
  }

  async release(ids: string[]): Promise<void> {
    await this.transactions.query('UPDATE outbox SET claimed_until = NULL WHERE id = ANY($1)', [ids]);
  }

  /**
   * Compares the broker's stream with the one that was told before. Another one has none of our kept events:
   * all of them are to be told again (listeners that heard them know so by their inbox).
   */
  async adoptStream(createdAt: string): Promise<number> {
    return this.transactions.run(async () => {
      const [known] = await this.transactions.query<{ stream_created_at: string }>(
        'SELECT stream_created_at FROM event_stream FOR UPDATE',
      );
      if (known?.stream_created_at === createdAt) return 0;
      await this.transactions.query(
        `INSERT INTO event_stream (stream_created_at) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET stream_created_at = $1`,
        [createdAt],
      );
      if (!known) return 0;
      const retold = await this.transactions.manager.query<[unknown[], number]>(
        'UPDATE outbox SET sent_at = NULL, claimed_until = NULL WHERE sent_at IS NOT NULL',
      );
      return retold[1];
    });
  }

  /** Forgets what was sent long ago, and what was heard twice as long ago. */
  async forgetOld(): Promise<void> {
    await this.transactions.query(`DELETE FROM outbox WHERE sent_at < now() - make_interval(days => $1)`, [
      eventPath.keptDays,
    ]);
    await this.transactions.query(`DELETE FROM inbox WHERE received_at < now() - make_interval(days => $1)`, [
      eventPath.keptDays * 2,
    ]);
  }
}
