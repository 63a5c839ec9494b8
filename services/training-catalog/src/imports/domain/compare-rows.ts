import type { ImportCounts } from '@guildhall/contracts/training';
import { contentHash } from '../../opportunities/domain/content-hash.js';
import { importedContent } from '../../opportunities/domain/imported-content.js';
import { openOpportunity } from '../../opportunities/domain/opportunity.js';
import type { Origin, StoredOpportunity } from '../../opportunities/domain/opportunity.js';
import type { ReadRow } from './read-rows.js';

type Known = Pick<StoredOpportunity, 'id' | 'sourceKey' | 'version' | 'contentHash' | 'lastRunId' | 'createdAt'>;

/** What a batch means for the table. */
export interface Comparison {
  created: StoredOpportunity[];
  updated: StoredOpportunity[];
  /** Ids of rows that say what they said before. */
  unchanged: string[];
  refused: ImportCounts['refused'];
}

/**
 * Compares read rows with what is known under their keys. A key that came earlier in the same run is refused where it
 * says something else: otherwise every run of the same file would change it to and fro.
 */
export function compareRows(rows: readonly ReadRow[], known: readonly Known[], origin: Origin, now: Date): Comparison {
  const result: Comparison = { created: [], updated: [], unchanged: [], refused: [] };
  const byKey = new Map<string, Known>(known.map((row) => [row.sourceKey, row]));
  for (const { index, row } of rows) {
    const content = importedContent(row, origin);
    const hash = contentHash(content);
    const before = byKey.get(row.key);
    if (before?.contentHash === hash) {
      result.unchanged.push(before.id);
      byKey.set(row.key, { ...before, lastRunId: origin.runId });
    } else if (before?.lastRunId === origin.runId) {
      result.refused.push({ index, reason: `key: Another row of this import has the key ${row.key}` });
    } else {
      const opened = openOpportunity(content, row.key, hash, origin, now);
      const stored = before
        ? { ...opened, id: before.id, version: before.version + 1, createdAt: before.createdAt }
        : opened;
      (before ? result.updated : result.created).push(stored);
      byKey.set(row.key, stored);
    }
  }
  return result;
}
