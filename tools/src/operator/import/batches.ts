import { importBatch } from '@guildhall/contracts/training';
import type { Mapping } from '../mapping/mapping.schema.js';
import { applyMapping } from '../mapping/apply-mapping.js';
import type { MappedRow } from '../mapping/apply-mapping.js';
import type { FileRow } from './file-row.js';
import type { NotedLine, RefusedLine } from './said-line.js';

/** What goes to the house in one message, with the line of each row. */
export interface Batch {
  rows: Record<string, unknown>[];
  lines: number[];
  /** Lines before its end that can't be sent. */
  refused: RefusedLine[];
  /** What its rows are kept without. */
  notes: NotedLine[];
  /** The names that the file gives to what its rows state. */
  columns: Set<string>;
}

const emptyBatch = (): Batch => ({ rows: [], lines: [], refused: [], notes: [], columns: new Set() });

/** Rows as the import takes them, in batches of at most 200 rows and 256 KB; lines that can't be read go with the next. */
export async function* batches(rows: AsyncIterable<FileRow>, mapping: Mapping): AsyncIterable<Batch> {
  let batch = emptyBatch();
  let bytes = 0;
  for await (const found of rows) {
    const read = readRow(found, mapping);
    const size = 'reason' in read ? 0 : read.bytes;
    const isFull = batch.rows.length === importBatch.rows || batch.refused.length === importBatch.rows;
    if (isFull || bytes + size > importBatch.bytes) {
      yield batch;
      batch = emptyBatch();
      bytes = 0;
    }
    if ('reason' in read) batch.refused.push(read);
    else addRow(batch, read, found.line);
    bytes += size;
  }
  if (batch.rows.length + batch.refused.length > 0) yield batch;
}

interface ReadRow extends MappedRow {
  bytes: number;
  columns: string[];
}

function addRow({ rows, lines, notes, columns }: Batch, read: ReadRow, line: number): void {
  rows.push(read.row);
  lines.push(line);
  notes.push(...read.notes.map((note) => ({ line, ...note })));
  for (const column of read.columns) columns.add(column);
}

function readRow(found: FileRow, mapping: Mapping): RefusedLine | ReadRow {
  if ('unreadable' in found) return { line: found.line, reason: found.unreadable };
  const mapped = applyMapping(mapping, found.row);
  const bytes = Buffer.byteLength(JSON.stringify(mapped.row)) + 1;
  return bytes > importBatch.bytes
    ? { line: found.line, reason: `Has more than ${importBatch.bytes / 1024} KB` }
    : { ...mapped, bytes, columns: Object.keys(found.row) };
}
