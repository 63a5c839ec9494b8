import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileKeyPattern } from './file-storage.js';
import type { FileStorage, StoredFile } from './file-storage.js';

/** Marks a file that is being written. No key ends like that, so that nobody can ask for it. */
const unfinished = '.part';

/** Keeps files in a folder of this machine: one sub-folder for each room. */
export class FolderStorage implements FileStorage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  async put(key: string, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    if (!path) throw new Error('No file can be kept under that key');
    // A sender that leaves before the pipeline listens is no fault of the process; the pipeline tells of it then.
    content.once('error', () => undefined);
    await mkdir(dirname(path), { recursive: true });
    const beside = `${path}.${randomUUID()}${unfinished}`;
    try {
      await pipeline(content, createWriteStream(beside, { flags: 'wx', flush: true }));
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    const file = path && (await open(path).catch(nullWhenMissing));
    if (!file) return null;
    try {
      const { size } = await file.stat();
      return { size, content: file.createReadStream() };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    if (path) await rm(path, { force: true });
  }

  async removeOlder(room: string, before: Date): Promise<number> {
    const folder = join(this.folder, room);
    const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
    let removed = 0;
    for (const name of names) {
      const path = join(folder, name);
      const file = await stat(path).catch(nullWhenMissing);
      if (!file?.isFile() || file.mtime >= before) continue;
      await rm(path, { force: true });
      removed++;
    }
    return removed;
  }

  /** Null for a text that is no key: nothing outside the folder has a name here. */
  private pathOf(key: string): string | null {
    return fileKeyPattern.test(key) ? join(this.folder, key) : null;
  }
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
