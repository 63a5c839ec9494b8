import { importBatch } from '@guildhall/contracts/training';
import type { Mapping } from '../mapping/mapping.schema.js';
import { applyMapping } from '../mapping/apply-mapping.js';
import type { FileRow } from './file-row.js';

/** A line that is not sent, and why. */
export interface RefusedLine {
  line: number;
  reason: string;
}

/** What goes to the house in one message, with the line of each row. */
export interface Batch {
  rows: Record<string, unknown>[];
  lines: number[];
  /** Lines before its end that can't be sent. */
  refused: RefusedLine[];
}

/** Rows as the import takes them, in batches of at most 200 rows and 256 KB. */
export async function* batches(rows: AsyncIterable<FileRow>, mapping: Mapping): AsyncIterable<Batch> {
  let batch: Batch = { rows: [], lines: [], refused: [] };
  let bytes = 0;
  for await (const found of rows) {
    const read = readRow(found, mapping);
    if ('reason' in read) {
      batch.refused.push(read);
      continue;
    }
    if (batch.rows.length === importBatch.rows || bytes + read.bytes > importBatch.bytes) {
      yield batch;
      batch = { rows: [], lines: [], refused: [] };
      bytes = 0;
    }
    batch.rows.push(read.row);
    batch.lines.push(found.line);
    bytes += read.bytes;
  }
  if (batch.rows.length + batch.refused.length > 0) yield batch;
}

function readRow(found: FileRow, mapping: Mapping): RefusedLine | { row: Record<string, unknown>; bytes: number } {
  if ('unreadable' in found) return { line: found.line, reason: found.unreadable };
  const row = applyMapping(mapping, found.row);
  const bytes = Buffer.byteLength(JSON.stringify(row)) + 1;
  return bytes > importBatch.bytes
    ? { line: found.line, reason: `Has more than ${importBatch.bytes / 1024} KB` }
    : { row, bytes };
}
