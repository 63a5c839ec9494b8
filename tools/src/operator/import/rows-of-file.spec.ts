import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { ownMapping } from '../mapping/mapping.schema.js';
import { batches } from './batches.js';
import { mostLines } from './csv-records.js';
import { csvRows } from './csv-rows.js';
import type { FileRow } from './file-row.js';
import { jsonLines } from './json-lines.js';

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};
/** In chunks of three characters, so that every border falls somewhere awkward. */
const text = (content: string) => Readable.from(content.match(/[\s\S]{1,3}/g) ?? []);

describe('JSON lines', () => {
  it('are read one by one, and a broken one is named by its line', async () => {
    const rows = await all(jsonLines(text('{"a":1}\r\n\n{broken\n[1]\n{"a":2}')));
    expect(rows.map((row) => ('row' in row ? [row.line, row.row] : [row.line, row.unreadable.slice(0, 7)]))).toEqual([
      [1, { a: 1 }],
      [3, 'No JSON'],
      [4, 'Must be'],
      [5, { a: 2 }],
    ]);
  });
});

describe('a CSV file', () => {
  it('may begin with a byte order mark, span lines within quotes, and hold odd quotes', async () => {
    const rows = await all(csvRows(text('\uFEFFkey,title\n1,"Two\nlines"\n2,5" pipe\n3,"He said ""go"""\n')));
    expect(rows).toEqual([
      { line: 2, row: { key: '1', title: 'Two\nlines' } },
      { line: 4, row: { key: '2', title: '5" pipe' } },
      { line: 5, row: { key: '3', title: 'He said "go"' } },
    ]);
  });

  it.each([';', '\t'])('may be parted by %j', async (mark) => {
    expect(await all(csvRows(text(`key${mark}title\n1${mark}A, B\n`)))).toEqual([
      { line: 2, row: { key: '1', title: 'A, B' } },
    ]);
  });

  it('names a row of another width by its line and goes on', async () => {
    const rows = await all(csvRows(text('key,title\n1,A\n2,B,too,many\n3,C\n')));
    expect(rows.filter((row) => 'row' in row).map(({ line }) => line)).toEqual([2, 4]);
    expect(rows.filter((row) => 'unreadable' in row)).toEqual([
      { line: 3, unreadable: 'Has 4 values where the first line names 2 columns' },
    ]);
  });

  const saidOf = (rows: FileRow[]) => rows.map((row) => [row.line, 'row' in row ? row.row['key'] : row.unreadable]);
  const leftOpen = 'A quote opens here that is never closed';

  it('loses one line by a quote that is left open, and names it', async () => {
    const content = 'key,title,n\nk1,"Two\nlines",1\nk2,"left open,1\nk3,C,1\nk4,D,1\n';
    expect(saidOf(await all(csvRows(text(content))))).toEqual([
      [2, 'k1'],
      [4, leftOpen],
      [5, 'k3'],
      [6, 'k4'],
    ]);
  });

  it('does not take a later quoted value for the end of one left open', async () => {
    const content = 'key,title\r\nk1,"left open\r\nk2,"Good"\r\nk3,"Also good, too"\r\nk4,"open to the end';
    expect(saidOf(await all(csvRows(text(content))))).toEqual([
      [2, leftOpen],
      [3, 'k2'],
      [4, 'k3'],
      [5, leftOpen],
    ]);
  });

  it('may hold a value of as many lines as a record may span, and not of one more', async () => {
    const of = (lines: number) => `key,title\nk1,"${'x\n'.repeat(lines - 1)}end"\nk2,B\n`;
    expect(saidOf(await all(csvRows(text(of(mostLines)))))).toEqual([
      [2, 'k1'],
      [2 + mostLines, 'k2'],
    ]);
    const [first, ...others] = saidOf(await all(csvRows(text(of(mostLines + 1)))));
    expect([first, others.at(-1)]).toEqual([
      [2, leftOpen],
      [3 + mostLines, 'k2'],
    ]);
  });

  it('may end its lines by a carriage return alone, and not end the last one at all', async () => {
    expect(saidOf(await all(csvRows(text('key,title\rk1,A\r\rk2,B'))))).toEqual([
      [2, 'k1'],
      [4, 'k2'],
    ]);
  });

  it('whose column names are left open has no rows', async () => {
    expect(saidOf(await all(csvRows(text('"key,title\nk1,A\n'))))).toEqual([[1, leftOpen]]);
  });
});

describe('batches', () => {
  async function* rows(count: number, size: number): AsyncIterable<FileRow> {
    for (let line = 1; line <= count; line += 1) yield { line, row: { key: String(line), title: 'x'.repeat(size) } };
  }

  it('hold at most 200 rows and 256 KB, and lose none', async () => {
    const many = await all(batches(rows(450, 10), ownMapping()));
    expect(many.map((batch) => batch.rows.length)).toEqual([200, 200, 50]);
    const large = await all(batches(rows(20, 60_000), ownMapping()));
    expect(large.every((batch) => Buffer.byteLength(JSON.stringify(batch.rows)) <= 256 * 1024)).toBe(true);
    expect(large.flatMap((batch) => batch.lines)).toHaveLength(20);
  });

  it('leave out a row that no batch can hold, by its line', async () => {
    const [batch] = await all(batches(rows(1, 300_000), ownMapping()));
    expect(batch).toMatchObject({ rows: [], refused: [{ line: 1, reason: 'Has more than 256 KB' }] });
  });
});
