import { Injectable } from '@nestjs/common';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { DocumentVersion, Fingerprint, SearchDocument } from '@guildhall/search';
import { Transactions } from '@guildhall/service-kit';
import { fromRow, wholeRow } from '../../opportunities/store/opportunity-columns.js';
import type { OpportunityRow } from '../../opportunities/store/opportunity-columns.js';
import { searchDocument } from '../domain/search-document.js';

const batch = 500;

/** The rows that ought to be found (the active ones), as every search copy is made from them and compared with them. */
@Injectable()
export class FindableRows {
  constructor(private readonly transactions: Transactions) {}

  /** All documents, a batch at a time in the order of ids. */
  async *documents(): AsyncIterable<SearchDocument<OpportunitySummary>> {
    for await (const row of this.all<OpportunityRow>(wholeRow)) yield searchDocument(fromRow(row));
  }

  /** All ids with their versions. */
  versions(): AsyncIterable<DocumentVersion> {
    return this.all<DocumentVersion>('o.id, o.version::float8 AS version');
  }

  /** The documents of those ids that ought to be found. */
  async load(ids: readonly string[]): Promise<SearchDocument<OpportunitySummary>[]> {
    const rows = await this.transactions.query<OpportunityRow>(
      `SELECT ${wholeRow} FROM training_opportunities o WHERE o.status = 'active' AND o.id = ANY ($1::uuid[])`,
      [ids],
    );
    return rows.map((row) => searchDocument(fromRow(row)));
  }

  /** Count and sum of versions: equal to a search copy's own where nothing is missing, stale or too much. */
  async fingerprint(): Promise<Fingerprint> {
    const [fingerprint] = await this.transactions.query<Fingerprint>(
      `SELECT count(*)::float8 AS count, coalesce(sum(version), 0)::float8 AS versions FROM training_opportunities WHERE status = 'active'`,
    );
    return fingerprint ?? { count: 0, versions: 0 };
  }

  private async *all<Row extends { id: string }>(selected: string): AsyncIterable<Row> {
    for (let after: string | null = null; ;) {
      const rows: Row[] = await this.transactions.query<Row>(
        `SELECT ${selected} FROM training_opportunities o
         WHERE o.status = 'active' AND ($1::uuid IS NULL OR o.id > $1::uuid) ORDER BY o.id LIMIT ${batch}`,
        [after],
      );
      yield* rows;
      after = rows.at(-1)?.id ?? null;
      if (rows.length < batch) return;
    }
  }
}
