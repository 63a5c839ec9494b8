import type { Client } from '@elastic/elasticsearch';
import type { Copy } from '../compare-copies.js';
import { isIntact, type SearchBody } from './search-body.js';

const PAGE = 1_000;

/** Reads every document that can be found, in a view that later writes don't change. */
export async function* copiesOf(client: Client, alias: string): AsyncGenerator<Copy> {
  await client.indices.refresh({ index: alias });
  const { id } = await client.openPointInTime({ index: alias, keep_alive: '2m' });
  let view = id;
  try {
    let after: unknown[] | undefined;
    for (;;) {
      const page = await client.search<SearchBody>({
        pit: { id: view, keep_alive: '2m' },
        size: PAGE,
        query: { bool: { must_not: [{ term: { removed: true } }] } },
        sort: [{ _shard_doc: 'asc' }],
        version: true,
        track_total_hits: false,
        ...(after ? { search_after: after as string[] } : {}),
      });
      view = page.pit_id ?? view;
      for (const { _id = '', _version: version = 0, _source: body } of page.hits.hits) {
        yield { id: _id, version, intact: body !== undefined && body.version === version && isIntact(body) };
      }
      after = page.hits.hits.at(-1)?.sort;
      if (page.hits.hits.length < PAGE) return;
    }
  } finally {
    await client.closePointInTime({ id: view });
  }
}
