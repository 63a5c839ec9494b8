import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import type { Source } from '../domain/source.js';
import { SourceEntity } from './source.entity.js';

/** The sources' own table. */
@Injectable()
export class SourceRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Keeps a source under its name, its type and address as now given, and answers its id. The row stays locked until the
   * transaction ends: two who begin an import of one source take turns.
   */
  async keep(source: Source): Promise<string> {
    const [row] = await this.transactions.query<{ id: string }>(
      `INSERT INTO sources (id, name, "sourceType", "sourceUrl", "createdAt") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name) DO UPDATE SET "sourceType" = excluded."sourceType", "sourceUrl" = excluded."sourceUrl" RETURNING id`,
      [source.id, source.name, source.sourceType, source.sourceUrl, source.createdAt],
    );
    return row?.id ?? source.id;
  }

  async find(id: string): Promise<Source | null> {
    return this.transactions.repository(SourceEntity).findOneBy({ id });
  }

  /** Whether any run, ended or not, was ever recorded for a source of this name. */
  async wasEverImported(name: string): Promise<boolean> {
    const found = await this.transactions.query(
      'SELECT 1 FROM import_runs r JOIN sources s ON s.id = r."sourceId" WHERE s.name = $1 LIMIT 1',
      [name],
    );
    return found.length > 0;
  }
}
