import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { inBatches } from '../in-batches.js';
import type { Drift, DriftEntry, SearchDocument } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { bulkWrite } from './bulk-writer.js';
import { searchBody, type SearchBody } from './search-body.js';

const BATCH = 200;
/** Elasticsearch forgets the version of a deleted copy at a refresh, by a clock that ticks five times a second. */
const FORGETTING_MS = 250;
const FORGETTING_TRIES = 4;

/**
 * Mends what was found. A copy that changed since the drift was looked for is left alone: its own write mended it.
 * A ghost that `load` knows is no ghost, and is written.
 */
export async function repairDrift<Source>(
  client: Client,
  writer: string,
  index: SearchIndex,
  drift: Drift,
  load: (ids: string[]) => Promise<SearchDocument<Source>[]>,
): Promise<{ written: number; removed: number }> {
  const done = { written: 0, removed: 0 };
  for (const batch of inBatches([...drift.missing, ...drift.stale, ...drift.ghosts], BATCH)) {
    const documents = await load(batch.map(({ id }) => id));
    const bodies = documents.map((document) => searchBody(index, document));
    done.written += await write(client, writer, bodies, batch);
    const known = new Set(documents.map(({ id }) => id));
    done.removed += await erase(
      client,
      writer,
      batch.filter(({ id, indexed }) => indexed !== null && !known.has(id)),
    );
  }
  await client.indices.refresh({ index: writer });
  return done;
}

/** A copy that runs ahead of its row (somebody changed it by hand) has to go before the row's version is taken. */
async function write(
  client: Client,
  writer: string,
  bodies: readonly SearchBody[],
  batch: readonly DriftEntry[],
): Promise<number> {
  const first = await bulkWrite(client, writer, bodies, 'external_gte', false);
  let refused = bodies.filter(({ id }) => first.get(id) !== 'written');
  if (refused.length > 0) {
    const ahead = new Set(refused.map(({ id }) => id));
    await erase(
      client,
      writer,
      batch.filter(({ id }) => ahead.has(id)),
    );
  }
  for (let tries = 0; refused.length > 0 && tries < FORGETTING_TRIES; tries += 1) {
    await pause(FORGETTING_MS);
    await client.indices.refresh({ index: writer });
    const again = await bulkWrite(client, writer, refused, 'external_gte', false);
    refused = refused.filter(({ id }) => again.get(id) !== 'written');
  }
  return bodies.length - refused.length;
}

/** Deletes copies that are still at the version that was seen; where none was seen, the tombstone that stands there. */
async function erase(client: Client, writer: string, entries: readonly DriftEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { docs } = await client.mget<SearchBody>({
    index: writer,
    ids: entries.map(({ id }) => id),
    _source: ['removed'],
  });
  const operations = docs.flatMap((copy, at) => {
    if (!('found' in copy) || !copy.found) return [];
    const seen = entries[at]?.indexed ?? null;
    if (seen === null ? !copy._source?.removed : copy._version !== seen) return [];
    return [
      { delete: { _index: writer, _id: copy._id, if_seq_no: copy._seq_no, if_primary_term: copy._primary_term } },
    ];
  });
  if (operations.length === 0) return 0;
  const { items } = await client.bulk({ operations });
  return items.filter(({ delete: item }) => item?.result === 'deleted').length;
}
