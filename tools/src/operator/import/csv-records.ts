import { importBatch } from '@guildhall/contracts/training';
import { readQuotes } from './quotes.js';

/** The most lines that one record may span: a quote that closes later than that was left open by a slip. */
export const mostLines = 500;

/** The text of one record with the line it begins at, from 1; or why it has no end. */
export type CsvRecord = { line: number; text: string } | { line: number; unreadable: string };

/**
 * Parts lines into records, each of one line or, within quotes, of several. Where a quote is left open only the line it
 * opened in is lost: reading goes on with the line after that one.
 */
export async function* csvRecords(lines: AsyncIterable<string>, delimiter: string): AsyncIterable<CsvRecord> {
  const source = lines[Symbol.asyncIterator]();
  const readAhead: string[] = [];
  const next = async (): Promise<string | null> => {
    const again = readAhead.shift();
    if (again !== undefined) return again;
    const read = await source.next();
    return read.done ? null : read.value;
  };
  let line = 1;
  for (let first = await next(); first !== null; first = await next()) {
    const record = [first];
    if (await complete(record, delimiter, next)) {
      yield { line, text: record.join('\n').replace(/\r$/, '') };
      line += record.length;
    } else {
      yield { line, unreadable: 'A quote opens here that is never closed' };
      readAhead.unshift(...record.slice(1));
      line += 1;
    }
  }
}

/** Adds the lines that a record's open quote takes in; false where it is not closed as quotes are. */
async function complete(record: string[], delimiter: string, next: () => Promise<string | null>): Promise<boolean> {
  let { isOpen } = readQuotes(record[0] ?? '', delimiter, false);
  let characters = 0;
  while (isOpen) {
    if (record.length === mostLines || characters > importBatch.bytes) return false;
    const line = await next();
    if (line === null) return false;
    record.push(line);
    characters += line.length;
    const after = readQuotes(line, delimiter, true);
    // It opened a value of its own there, which the one left open took for its end.
    if (after.isOdd) return false;
    isOpen = after.isOpen;
  }
  return true;
}
