import { describe, expect, jest, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { testEngines } from '@guildhall/testing/engines';
import { searchConformance, type Document, type Subject } from '../conformance/index.js';
import type { SearchIndex } from '../search-index.js';
import { ElasticsearchSearch } from './elasticsearch-search.js';
import { searchBody } from './search-body.js';

// Real engines on a busy machine.
jest.setTimeout(30_000);

const url = testEngines().urls.ELASTICSEARCH_URL;

if (url) {
  describe('Search in Elasticsearch', () => searchConformance(async (index) => openSubject(url, index)));
} else if (process.env['CI'] === 'true') {
  test('Elasticsearch is there in CI', () => expect(testEngines().elasticsearchSkipped).toBeNull());
} else {
  test.skip(`Search in Elasticsearch (skipped: ${testEngines().elasticsearchSkipped ?? 'no JDK >= 21'})`, () => {});
}

async function openSubject(node: string, index: SearchIndex): Promise<Subject> {
  const prefix = `test-${randomBytes(4).toString('hex')}-`;
  const alias = `${prefix}${index.name}`;
  const engine = new ElasticsearchSearch<Document['source']>(index, { url: node, prefix });
  await engine.prepare();
  const client = new Client({ node });
  const each = async (operations: object[]): Promise<void> => {
    if (operations.length === 0) return;
    const { errors } = await client.bulk({ operations, refresh: true });
    expect(errors).toBe(false);
  };
  return {
    engine,
    // Elasticsearch asks for no rows.
    makeRows: async () => Promise.resolve(),
    // Half of them by an update (the engine's version runs ahead of the row), half under the version they have.
    corrupt: async (ids) => {
      const half = ids.length / 2;
      await each(
        ids
          .slice(0, half)
          .flatMap((_id) => [{ update: { _index: alias, _id } }, { doc: { text: { title: 'garbage' } } }]),
      );
      const { docs } =
        ids.length > half ? await client.mget<object>({ index: alias, ids: ids.slice(half) }) : { docs: [] };
      await each(
        docs.flatMap((doc) => {
          if (!('found' in doc) || !doc.found) throw new Error(`${doc._id} is not there`);
          const { _id, _version: version, _source: body } = doc;
          return [{ index: { _index: alias, _id, version, version_type: 'external_gte' } }, { ...body, numbers: {} }];
        }),
      );
    },
    lose: async (ids) => each(ids.map((_id) => ({ delete: { _index: alias, _id } }))),
    haunt: async (ids, like) =>
      each(ids.flatMap((_id) => [{ index: { _index: alias, _id } }, { ...searchBody(index, like), id: _id }])),
    close: async () => {
      await engine.close();
      // By name: clusters refuse to delete by a pattern.
      await client.indices.delete({ index: Object.keys(await client.indices.get({ index: `${alias}-index-*` })) });
      await client.close();
    },
  };
}
