import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import type { StoredOpportunity } from '../domain/opportunity.js';
import { fromRow, saveRows, wholeRow } from './opportunity-columns.js';
import type { OpportunityRow } from './opportunity-columns.js';

/** What an import must know of a row that is there already. */
export type KnownOpportunity = Pick<
  StoredOpportunity,
  'id' | 'sourceKey' | 'version' | 'contentHash' | 'lastRunId' | 'createdAt'
>;

/** The opportunities' own table. Its search columns are the search engine's. */
@Injectable()
export class OpportunityRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Writes new and changed opportunities; rows are taken in the order of their ids, so that two writers never deadlock. */
  async save(opportunities: readonly StoredOpportunity[]): Promise<void> {
    if (opportunities.length === 0) return;
    const ordered = [...opportunities].sort((a, b) => (a.id < b.id ? -1 : 1));
    await this.transactions.query(saveRows, [JSON.stringify(ordered)]);
  }

  /** Notes that a run has seen these rows again, unchanged. */
  async markSeen(ids: readonly string[], runId: string, now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.transactions.query(
      'UPDATE training_opportunities SET "lastSeenAt" = $2, "lastRunId" = $3 WHERE id = ANY ($1::uuid[])',
      [ids, now, runId],
    );
  }

  async findByKeys(sourceId: string, keys: readonly string[]): Promise<KnownOpportunity[]> {
    return this.transactions.query<KnownOpportunity>(
      `SELECT id, "sourceKey", version::float8 AS version, "contentHash", "lastRunId", "createdAt"
       FROM training_opportunities WHERE "sourceId" = $1 AND "sourceKey" = ANY ($2::text[])`,
      [sourceId, keys],
    );
  }

  /** One opportunity with the name of its source, whatever its status. */
  async find(id: string): Promise<(StoredOpportunity & { sourceName: string }) | null> {
    const [row] = await this.transactions.query<OpportunityRow & { sourceName: string }>(
      `SELECT ${wholeRow}, s.name AS "sourceName" FROM training_opportunities o JOIN sources s ON s.id = o."sourceId" WHERE o.id = $1`,
      [id],
    );
    return row ? { ...fromRow(row), sourceName: row.sourceName } : null;
  }

  /** Those of the ids that there are, whatever their status. */
  async findAll(ids: readonly string[]): Promise<StoredOpportunity[]> {
    const rows = await this.transactions.query<OpportunityRow>(
      `SELECT ${wholeRow} FROM training_opportunities o WHERE o.id = ANY ($1::uuid[])`,
      [ids],
    );
    return rows.map(fromRow);
  }
}
