import type { Client } from '@elastic/elasticsearch';
import { SearchAway } from '../errors.js';
import { inBatches } from '../in-batches.js';
import type { SearchBody } from './search-body.js';

/** What became of each document, by id. */
export type BulkOutcome = Map<string, 'written' | 'outdated' | 'no index'>;

/** About 200 programmes of one kilobyte each. */
const BATCH = 250;

interface BulkItem {
  _id?: string | null;
  status: number;
  error?: { type?: string; reason?: string | null };
}

/**
 * Writes bodies through one writer alias, each with its version. `external`: newer versions only; `external_gte`: the
 * same version again too. Throws SearchAway when the engine takes no work now, and an Error for a document it never takes.
 */
export async function bulkWrite(
  client: Client,
  writer: string,
  bodies: readonly SearchBody[],
  versionType: 'external' | 'external_gte',
  visible: boolean,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = new Map();
  for (const batch of inBatches(bodies, BATCH)) {
    const operations = batch.flatMap((body) => [
      {
        index: { _index: writer, _id: body.id, version: body.version, version_type: versionType, require_alias: true },
      },
      body,
    ]);
    const { items } = await client.bulk({ operations, ...(visible ? { refresh: true } : {}) });
    for (const { index: item } of items) if (item) outcome.set(item._id ?? '', outcomeOf(item));
  }
  return outcome;
}

function outcomeOf({ status, error }: BulkItem): 'written' | 'outdated' | 'no index' {
  if (status < 300) return 'written';
  if (status === 409) return 'outdated';
  if (status === 404) return 'no index';
  const words = `Elasticsearch refused a document: ${status} ${error?.type ?? ''} ${error?.reason ?? ''}`.trim();
  throw status === 429 || status >= 500 ? new SearchAway(words) : new Error(words);
}
