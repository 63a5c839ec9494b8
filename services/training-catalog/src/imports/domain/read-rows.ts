import { importedOpportunity } from '@guildhall/contracts/training';
import type { ImportCounts, ImportedOpportunity } from '@guildhall/contracts/training';
import { fieldMessages } from '@guildhall/contracts/errors';

/** A row that could be read, with its place in the batch. */
export interface ReadRow {
  index: number;
  row: ImportedOpportunity;
}

/**
 * Reads the raw rows of a batch, each by itself: one that is wrong is refused with its reason, the rest is taken.
 */
export function readRows(raw: readonly unknown[]): { rows: ReadRow[]; refused: ImportCounts['refused'] } {
  const rows: ReadRow[] = [];
  const refused: ImportCounts['refused'] = [];
  for (const [index, value] of raw.entries()) {
    const parsed = importedOpportunity.safeParse(value);
    if (parsed.success) rows.push({ index, row: parsed.data });
    else refused.push({ index, reason: reasonOf(fieldMessages(parsed.error.issues)) });
  }
  return { rows, refused };
}

function reasonOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([field, message]) => (field === 'body' ? message : `${field}: ${message}`))
    .join('; ')
    .slice(0, 500);
}
