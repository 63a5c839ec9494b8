import { randomBytes } from 'node:crypto';

/** The names under which an index lives. Queries go to `alias`; the indices behind it come and go. */
export interface IndexNames {
  alias: string;
  /** Pattern of the aliases that are written through: each index that takes writes has exactly one. */
  writers: string;
  /** Pattern of all indices. */
  all: string;
}

export function indexNames(alias: string): IndexNames {
  return { alias, writers: `${alias}-writer-*`, all: `${alias}-index-*` };
}

/** The first index has a name of its own: of several processes that make it at once, one succeeds. */
export const FIRST = 'first';

/** A suffix for a rebuilt index. */
export function newSuffix(now: Date): string {
  return `${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
}

export function indexName(alias: string, suffix: string): string {
  return `${alias}-index-${suffix}`;
}

/**
 * Writes name this alias and demand that it is one: a write that comes late, after its index was thrown away, fails
 * instead of making a stray index.
 */
export function writerName(alias: string, suffix: string): string {
  return `${alias}-writer-${suffix}`;
}
