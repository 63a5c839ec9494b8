import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { Refusal } from '../house/running-house.js';
import { csvRows } from './csv-rows.js';
import { decodedText } from './decoded-text.js';
import type { FileRow } from './file-row.js';
import { jsonLines } from './json-lines.js';

/**
 * The rows of a file, read as they are needed: CSV by its ending (.csv, .tsv, .txt) or JSON lines.
 * @throws Refusal where there is no such file, or one that can't be read line by line
 */
export async function rowsOfFile(path: string): Promise<AsyncIterable<FileRow>> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new Refusal(`There is no file ${path}.`);
  const isCsv = ['.csv', '.tsv', '.txt'].includes(extname(path).toLowerCase());
  if (isCsv) return csvRows(await decodedText(path));
  if (firstCharacter(path) === '[')
    throw new Refusal(`${path} is one JSON array: write it as JSON lines, one object a line.`);
  return jsonLines(await decodedText(path));
}

function firstCharacter(path: string): string {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(256);
    return start
      .toString('utf8', 0, readSync(file, start))
      .replace(/^\uFEFF/, '')
      .trim()
      .charAt(0);
  } finally {
    closeSync(file);
  }
}
