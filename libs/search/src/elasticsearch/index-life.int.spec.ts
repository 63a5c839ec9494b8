import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testEngines } from '@guildhall/testing/engines';
import { stream } from '../conformance/subject.js';
import { trades, tradesIndex } from '../conformance/trades.js';
import { SearchAway } from '../errors.js';
import type { SearchIndex } from '../search-index.js';
import { ElasticsearchSearch } from './elasticsearch-search.js';

// Real engines on a busy machine.
jest.setTimeout(30_000);

const url = testEngines().urls.ELASTICSEARCH_URL;
const cases = url ? describe : describe.skip;

cases('The indices behind a search', () => {
  let client: Client;
  let prefix: string;
  const opened: ElasticsearchSearch[] = [];
  const ASKED = { text: 'welding', from: 0, size: 10 };

  const open = (index: SearchIndex = tradesIndex): ElasticsearchSearch => {
    const engine = new ElasticsearchSearch(index, { url: url ?? '', prefix });
    opened.push(engine);
    return engine;
  };
  const indices = async (): Promise<string[]> => Object.keys(await client.indices.get({ index: `${prefix}*` })).sort();

  beforeEach(() => {
    client = new Client({ node: url ?? '' });
    prefix = `life-${randomBytes(4).toString('hex')}-`;
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(async (engine) => engine.close()));
    const left = await indices();
    if (left.length > 0) await client.indices.delete({ index: left });
    await client.close();
  });

  test('are made once, however many processes start at once', async () => {
    await Promise.all([open(), open(), open(), open()].map(async (engine) => engine.prepare()));
    expect(await indices()).toEqual([`${prefix}trades-index-first`]);
    expect(await open().state()).toBe('ready');
  });

  test('that nobody made yet leave a search unanswered, and are made by the first write', async () => {
    const engine = open();
    expect(await engine.state()).toBe('absent');
    await expect(engine.query(ASKED)).rejects.toBeInstanceOf(SearchAway);
    expect(await engine.put(trades, { visible: true })).toEqual({ written: trades.length, outdated: 0 });
    expect((await engine.query(ASKED)).total).toBe(3);
  });

  test('that were wiped are made anew under a running process', async () => {
    const engine = open();
    await engine.put(trades, { visible: true });
    await client.indices.delete({ index: await indices() });
    expect(await engine.state()).toBe('absent');
    await engine.put(trades.slice(0, 1), { visible: true });
    expect(await engine.fingerprint()).toEqual({ count: 1, versions: 1 });
    const drift = await engine.drift(stream(trades.map(({ id, version }) => ({ id, version }))));
    expect(drift.missing.length).toBe(trades.length - 1);
  });

  test('made by another definition say so until they are rebuilt', async () => {
    await open().put(trades, { visible: true });
    const changed = open({ ...tradesIndex, filters: { ...tradesIndex.filters, county: { kind: 'keyword' } } });
    expect(await changed.state()).toBe('outdated');
    await changed.rebuild(stream(trades));
    expect(await changed.state()).toBe('ready');
    expect((await changed.query({ filters: { county: ['Dane'] }, facets: ['format'], from: 0, size: 1 })).total).toBe(
      0,
    );
  });

  test('are at most two: the one that answers and the one before', async () => {
    const engine = open();
    for (let at = 0; at < 3; at += 1) await engine.rebuild(stream(trades));
    expect((await indices()).length).toBe(2);
    const [reading] = Object.keys(await client.indices.getAlias({ name: `${prefix}trades` }));
    expect(Object.keys(await client.indices.getAlias({ name: `${prefix}trades-writer-*` }))).toEqual([reading]);
  });
});
