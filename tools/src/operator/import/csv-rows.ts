import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { FileRow } from './file-row.js';

interface Parsed {
  record: Record<string, string>;
  raw: string;
  info: { lines: number };
}

/**
 * Rows of a CSV file with a line of column names. Separated by comma, semicolon or tab, whichever the first line has most;
 * quotes in odd places are taken as they stand; a row of another width is said and the rest goes on.
 */
export async function* csvRows(text: Readable): AsyncIterable<FileRow> {
  const [head, whole] = await firstLine(text);
  const skipped: FileRow[] = [];
  const parser = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter: delimiterOf(head),
    info: true,
    raw: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) =>
      void skipped.push({ line: Number(error?.['lines'] ?? 0), unreadable: error?.message ?? 'Can not be read' }),
  });
  const source = (async () => {
    for await (const chunk of whole)
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  })();
  source.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
    yield* skipped.splice(0);
    // It is counted to where it ends.
    yield { line: info.lines - (raw.trimEnd().split('\n').length - 1), row: record };
  }
  yield* skipped;
}

/** The first line, and the whole text all the same. */
async function firstLine(text: Readable): Promise<[string, AsyncIterable<string>]> {
  const chunks = text[Symbol.asyncIterator]() as AsyncIterator<string>;
  let read = '';
  let ended = false;
  while (!ended && !/[\r\n]/.test(read)) {
    const next = await chunks.next();
    if (next.done) ended = true;
    else read += next.value;
  }
  async function* whole(): AsyncIterable<string> {
    yield read;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return [read.split(/[\r\n]/, 1)[0] ?? '', whole()];
}

function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, bare.split(mark).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
