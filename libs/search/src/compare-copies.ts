import type { DocumentVersion, Drift } from './port.js';

/** A search copy as it stands in an index. */
export interface Copy {
  id: string;
  /** The version the engine keeps; null where it was lost. */
  version: number | null;
  /** It is what was written, under the version it was written with. */
  intact: boolean;
}

/** Compares the copies of an index with the rows that ought to be found. */
export async function compareCopies(found: AsyncIterable<Copy>, rows: AsyncIterable<DocumentVersion>): Promise<Drift> {
  const copies = new Map<string, Copy>();
  for await (const copy of found) copies.set(copy.id, copy);
  const drift: Drift = { documents: copies.size, missing: [], stale: [], ghosts: [] };
  for await (const { id, version } of rows) {
    const copy = copies.get(id);
    copies.delete(id);
    if (!copy) drift.missing.push({ id, row: version, indexed: null });
    else if (copy.version !== version || !copy.intact) drift.stale.push({ id, row: version, indexed: copy.version });
  }
  drift.ghosts = [...copies.values()].map(({ id, version }) => ({ id, row: null, indexed: version }));
  return drift;
}
