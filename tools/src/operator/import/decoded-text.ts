import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** A file's text: UTF-8 (a byte order mark is dropped), else Windows-1252, as spreadsheets of the West write it. */
export async function decodedText(path: string): Promise<Readable> {
  const encoding = (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
  return Readable.from(decode(path, encoding));
}

async function* decode(path: string, encoding: string): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
