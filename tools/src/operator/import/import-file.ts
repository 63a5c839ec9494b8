import { DomainError } from '@guildhall/kernel';
import type { RpcOutput, RpcQuestion } from '@guildhall/contracts/rpc';
import type { RpcClient } from '@guildhall/service-kit';
import type { Mapping } from '../mapping/mapping.schema.js';
import { batches } from './batches.js';
import type { Batch } from './batches.js';
import type { FileRow } from './file-row.js';
import type { NotedLine, RefusedLine } from './said-line.js';

export interface ImportTotals {
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Values that imported rows are kept without. */
  leftOut: number;
}

/** Whoever watches an import. */
export interface ImportWatcher {
  refused(line: RefusedLine): void;
  leftOut(line: NotedLine): void;
  /** Of the first rows not one could be taken: they have these columns. */
  noneFits(columns: string[]): void;
  progress(totals: ImportTotals): void;
}

type Source = RpcQuestion<'training-catalog.import.begin'>;

/** Carries all rows of a file into the house and answers what became of them. A batch that gets no answer is sent again: that is harmless. */
export async function importFile(
  house: RpcClient,
  source: Source,
  rows: AsyncIterable<FileRow>,
  mapping: Mapping,
  watcher: ImportWatcher,
): Promise<ImportTotals> {
  const { runId } = await house.call('training-catalog.import.begin', source);
  const totals: ImportTotals = { lines: 0, created: 0, updated: 0, unchanged: 0, refused: 0, leftOut: 0 };
  let number = 0;
  for await (const batch of batches(rows, mapping)) {
    const counts =
      batch.rows.length > 0
        ? await send(house, runId, number++, batch)
        : { created: 0, updated: 0, unchanged: 0, refused: [] };
    const refused = [
      ...batch.refused,
      ...counts.refused.map(({ index, reason }) => ({ line: batch.lines[index] ?? 0, reason })),
    ];
    const refusedLines = new Set(refused.map(({ line }) => line));
    const leftOut = batch.notes.filter(({ line }) => !refusedLines.has(line));
    if (totals.lines === 0 && batch.rows.length > 0 && counts.refused.length === batch.rows.length)
      watcher.noneFits([...batch.columns]);
    for (const line of refused.sort((a, b) => a.line - b.line)) watcher.refused(line);
    for (const line of leftOut) watcher.leftOut(line);
    totals.lines += batch.rows.length + batch.refused.length;
    totals.created += counts.created;
    totals.updated += counts.updated;
    totals.unchanged += counts.unchanged;
    totals.refused += refused.length;
    totals.leftOut += leftOut.length;
    watcher.progress(totals);
  }
  await house.call('training-catalog.import.finish', { runId });
  return totals;
}

const patienceMs = 60_000;
const passing: readonly string[] = ['service.away', 'service.too_slow', 'service.storage_away'];

/** A restart of the service or of its database is waited for. */
async function send(
  house: RpcClient,
  runId: string,
  batch: number,
  { rows }: Batch,
): Promise<RpcOutput<'training-catalog.import.rows'>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await house.call('training-catalog.import.rows', { runId, batch, rows });
    } catch (error) {
      const refused: DomainError | null = error instanceof DomainError ? error : null;
      if (!refused || !passing.includes(refused.code) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
