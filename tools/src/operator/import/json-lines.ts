import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { FileRow } from './file-row.js';

/** One JSON object a line; blank lines are passed over, a broken one is said and the rest goes on. */
export async function* jsonLines(text: Readable): AsyncIterable<FileRow> {
  let line = 0;
  for await (const content of createInterface({ input: text, crlfDelay: Infinity })) {
    line += 1;
    if (content.trim() !== '') yield readLine(content, line);
  }
}

function readLine(content: string, line: number): FileRow {
  try {
    const row: unknown = JSON.parse(content);
    const isObject = typeof row === 'object' && row !== null && !Array.isArray(row);
    return isObject ? { line, row: row as Record<string, unknown> } : { line, unreadable: 'Must be a JSON object' };
  } catch (error) {
    return { line, unreadable: `No JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
