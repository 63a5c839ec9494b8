import { Injectable } from '@nestjs/common';
import type { ImportCounts } from '@guildhall/contracts/training';
import { Transactions } from '@guildhall/service-kit';
import type { ImportRun } from '../domain/import-run.js';
import { ImportRunEntity } from './import-run.entity.js';

/** Import runs, and what their batches were answered. */
@Injectable()
export class ImportRunRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(run: ImportRun): Promise<void> {
    await this.transactions.repository(ImportRunEntity).insert(run);
  }

  /** A run, locked until the transaction ends: its batches are taken one after the other. */
  async lock(id: string): Promise<ImportRun | null> {
    return this.transactions
      .repository(ImportRunEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The run of a source that has not ended, locked. */
  async lockRunning(sourceId: string): Promise<ImportRun | null> {
    return this.transactions
      .repository(ImportRunEntity)
      .findOne({ where: { sourceId, status: 'running' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Keeps a changed run. What its batches were answered is forgotten when it ends. */
  async keep({ id, ...run }: ImportRun): Promise<void> {
    await this.transactions.repository(ImportRunEntity).update({ id }, run);
    if (run.status !== 'running') await this.transactions.query('DELETE FROM import_batches WHERE "runId" = $1', [id]);
  }

  async findBatch(runId: string, batch: number): Promise<ImportCounts | null> {
    const [row] = await this.transactions.query<{ counts: ImportCounts }>(
      'SELECT counts FROM import_batches WHERE "runId" = $1 AND batch = $2',
      [runId, batch],
    );
    return row?.counts ?? null;
  }

  async addBatch(runId: string, batch: number, counts: ImportCounts): Promise<void> {
    await this.transactions.query('INSERT INTO import_batches ("runId", batch, counts) VALUES ($1, $2, $3)', [
      runId,
      batch,
      JSON.stringify(counts),
    ]);
  }
}
