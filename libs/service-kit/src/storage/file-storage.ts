import type { Readable } from 'node:stream';

/** A file's key: one room, one name, such as `logos/0190c3f1-512.webp`. No other text reaches the engine. */
export const fileKeyPattern = /^[a-z]{1,32}\/[a-z0-9][a-z0-9-]{0,79}(\.[a-z0-9]{1,8})?$/;

/** A kept file, open for reading. Whoever gets it reads `content` to its end or destroys it. */
export interface StoredFile {
  content: Readable;
  /** In bytes. */
  size: number;
}

/** Where uploaded files are kept. RPC carries their keys, never their bytes. */
export interface FileStorage {
  /** Keeps `content` under `key`. It can be read once all of it is there, and never in part. */
  put(key: string, content: Readable): Promise<void>;
  /** The file, or null where there is none; a text that is no key has none. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes the file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Removes what was put into a room before `before`, half-written files too. Answers how many. */
  removeOlder(room: string, before: Date): Promise<number>;
}

/** The token of a process' storage. */
export const FILE_STORAGE = Symbol('file storage');
