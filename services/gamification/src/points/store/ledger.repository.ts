import { Injectable } from '@nestjs/common';
import { findNewest, Transactions } from '@guildhall/service-kit';
import type { PointBalance, PointEntry } from '../domain/award.js';
import { PointBalanceEntity } from './point-balance.entity.js';
import { PointEntryEntity } from './point-entry.entity.js';

/** The points ledger and the balances that follow from it. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Writes an award down, and raises its account's balance by it in the same transaction.
   * @returns the new balance, or null where this source was paid by this rule before: then nothing changes
   */
  async add(entry: PointEntry): Promise<PointBalance | null> {
    return this.transactions.run(async () =>
      (await this.insert(entry)) ? this.raise(entry.accountId, entry.points) : null,
    );
  }

  async findBalance(accountId: string): Promise<PointBalance | null> {
    return this.transactions.repository(PointBalanceEntity).findOneBy({ accountId });
  }

  /** An account's newest ledger rows, newest first. */
  async findNewest(accountId: string, limit: number): Promise<PointEntry[]> {
    const order = { awardedAt: 'DESC', id: 'DESC' } as const;
    return this.transactions.repository(PointEntryEntity).find({ where: { accountId }, order, take: limit });
  }

  /** An account's ledger rows by id, newest first; those older than `before` where given. */
  async findOlder(accountId: string, limit: number, before?: string): Promise<PointEntry[]> {
    return findNewest(this.transactions.repository(PointEntryEntity), { accountId }, limit, before);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transactions.repository(PointEntryEntity).delete({ accountId });
    await this.transactions.repository(PointBalanceEntity).delete({ accountId });
  }

  /** Of two at once for one source, the second waits for the first and then finds it there. */
  private async insert(entry: PointEntry): Promise<boolean> {
    const added = await this.transactions.query(
      `INSERT INTO point_entries (id, "accountId", "companyId", rule, source, points, reason, "awardedAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ON CONSTRAINT point_entries_once DO NOTHING RETURNING id`,
      [
        entry.id,
        entry.accountId,
        entry.companyId,
        entry.rule,
        entry.source,
        entry.points,
        entry.reason,
        entry.awardedAt,
      ],
    );
    return added.length === 1;
  }

  private async raise(accountId: string, points: number): Promise<PointBalance> {
    const [row] = await this.transactions.query<PointBalance>(
      `INSERT INTO point_balances AS kept ("accountId", balance, version) VALUES ($1, $2, 1)
       ON CONFLICT ("accountId") DO UPDATE SET balance = kept.balance + $2, version = kept.version + 1
       RETURNING "accountId", balance, version`,
      [accountId, points],
    );
    return row!;
  }
}
