import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FolderStorage } from './folder-storage.js';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-storage-'));
  storage = new FolderStorage(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (key: string) => {
  const file = await storage.get(key);
  return file && { size: file.size, text: await text(file.content) };
};
const inRoom = () => readdir(join(folder, 'files', 'logos')).catch(() => []);

describe('a folder of files', () => {
  it('gives back what it was given, and null for what it never had or has no more', async () => {
    expect(await read('logos/a.webp')).toBeNull();
    await storage.put('logos/a.webp', Readable.from(['ab', 'c']));
    expect(await read('logos/a.webp')).toEqual({ size: 3, text: 'abc' });
    await storage.remove('logos/a.webp');
    await storage.remove('logos/a.webp');
    expect(await read('logos/a.webp')).toBeNull();
  });

  it('shows nothing of a file while it is being written, and the old one until the new one is whole', async () => {
    await storage.put('logos/a.webp', Readable.from(['old']));
    const slow = new PassThrough();
    const putting = storage.put('logos/a.webp', slow);
    slow.write('half');
    while ((await inRoom()).length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await read('logos/a.webp')).toEqual({ size: 3, text: 'old' });
    slow.end(' and half');
    await putting;
    expect(await read('logos/a.webp')).toEqual({ size: 13, text: 'half and half' });
  });

  it('leaves nothing behind when what is written breaks off', async () => {
    const broken = new PassThrough();
    const putting = storage.put('logos/a.webp', broken);
    broken.write('half');
    broken.destroy(new Error('the client left'));
    await expect(putting).rejects.toThrow('the client left');
    expect(await inRoom()).toEqual([]);
  });

  it('knows no way out of itself', async () => {
    await writeFile(join(folder, 'secret'), 'secret');
    for (const key of [
      '../secret',
      'logos/../../secret',
      '/etc/passwd',
      'logos/..',
      'logos/.hidden',
      'logos/a\0',
      'LOGOS/a',
      'logos/a.webp.0.part',
      'logos/a/b',
      'secret',
      '',
    ]) {
      expect([key, await storage.get(key)]).toEqual([key, null]);
      await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('No file can be kept');
    }
  });

  it('sweeps what is older than asked, half-written files too, and keeps the rest', async () => {
    await storage.put('logos/old.webp', Readable.from(['x']));
    await storage.put('logos/new.webp', Readable.from(['x']));
    const left = join(folder, 'files', 'logos', 'b.webp.1.part');
    await writeFile(left, 'killed');
    const before = new Date(Date.now() - 60_000);
    for (const path of [left, join(folder, 'files', 'logos', 'old.webp')])
      await utimes(path, new Date(before.getTime() - 1000), new Date(before.getTime() - 1000));
    expect(await storage.removeOlder('logos', before)).toBe(2);
    expect(await inRoom()).toEqual(['new.webp']);
    expect(await storage.removeOlder('nothing', before)).toBe(0);
  });
});
