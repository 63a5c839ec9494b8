import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { csvLines } from './csv-lines.js';
import { csvRecords } from './csv-records.js';
import type { FileRow } from './file-row.js';

/**
 * Rows of a CSV file with a line of column names. Separated by comma, semicolon or tab, whichever the first line has most;
 * quotes in odd places are taken as they stand; a row of another width, or with a quote left open, is said and the rest
 * goes on.
 */
export async function* csvRows(text: Readable): AsyncIterable<FileRow> {
  const lines = csvLines(text)[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) return;
  const head = first.value.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(head);
  let names: string[] | null = null;
  for await (const record of csvRecords(headed(head, lines), delimiter)) {
    if ('unreadable' in record) yield record;
    else if (record.text === '') continue;
    else if (names) yield rowOf(record.line, valuesOf(record.text, delimiter), names);
    else names = valuesOf(record.text, delimiter).map((name) => name.trim());
    // What follows would be read by names that are none.
    if (!names) return;
  }
}

async function* headed(head: string, rest: AsyncIterator<string>): AsyncIterable<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function valuesOf(record: string, delimiter: string): string[] {
  if (!record.includes('"')) return record.split(delimiter);
  // Where a record ends is known by now: a line feed in it is always within quotes.
  const [values] = parse(record, { delimiter, record_delimiter: '\n', relax_quotes: true });
  return values ?? [];
}

function rowOf(line: number, values: string[], names: string[]): FileRow {
  if (values.length !== names.length)
    return { line, unreadable: `Has ${values.length} values where the first line names ${names.length} columns` };
  return { line, row: Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])) };
}

function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, bare.split(mark).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
