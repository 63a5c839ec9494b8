import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { startOwnElasticsearch, testEngines } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { runOwnService, settled } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { rooms } from '../rooms.js';
import { SearchEngines } from './search-engines.js';

const operator: Caller = { kind: 'system', process: 'operator' };
const skipped = testEngines().elasticsearchSkipped;
const minuteMs = 60_000;

let elasticsearch: OwnEngine;
let service: OwnService;

const search = (question: { q?: string; format?: ('online' | 'hybrid')[] }) =>
  service.ask(visitor, 'training-catalog.opportunity.search', { ...question, page: 1, size: 10 });
/** A machine that is busy starting a search engine may have no time to search: that is no wrong answer. */
function tooSlow(error: unknown): null {
  if ((error as { code?: string }).code === 'service.too_slow') return null;
  throw error;
}
const compare = async (repair = false) => {
  const copies = await service.ask(operator, 'training-catalog.index.compare', { repair });
  return copies.find(({ engine }) => engine === 'elasticsearch');
};
let batches = 0;
const importTitles = async (titles: string[]) => {
  const { runId } = await service.ask(operator, 'training-catalog.import.begin', {
    name: `Source ${++batches}`,
    sourceType: 'partner',
  });
  await service.ask(operator, 'training-catalog.import.rows', {
    runId,
    batch: 0,
    rows: titles.map((title) => ({ key: title, title })),
  });
};
/** Waits until Elasticsearch itself finds so many. */
const found = (q: string, total: number) =>
  settled(
    `Elasticsearch to find ${total} for ${q}`,
    async () => {
      const answer = await search({ q });
      return !answer.degraded && answer.total === total ? answer : null;
    },
    minuteMs,
  );

const title = 'the copy in Elasticsearch';
(skipped ? describe.skip : describe)(skipped ? `${title} (skipped: ${skipped})` : title, () => {
  beforeAll(async () => {
    elasticsearch = await startOwnElasticsearch();
    service = await runOwnService('training-catalog', schema, rooms({ ELASTICSEARCH_URL: elasticsearch.url }));
  }, 3 * minuteMs);
  afterAll(async () => {
    await service?.stop();
    await elasticsearch?.stop();
  }, minuteMs);

  it(
    'is built by itself at the first start and then answers instead of PostgreSQL',
    async () => {
      await settled('Elasticsearch to answer', async () => ((await search({})).degraded ? null : true), minuteMs);
      expect(await compare()).toMatchObject({ missing: 0, stale: 0, ghosts: 0 });
      const { suggestion, results } = await search({ q: 'weldng' });
      expect(suggestion).toBe('welding');
      expect(results.slice(0, 3).some(({ title: found }) => /weld/i.test(found))).toBe(true);
    },
    2 * minuteMs,
  );

  it(
    'answers as PostgreSQL does: totals, facets, what is not stated',
    async () => {
      const { postgres } = service.get(SearchEngines);
      for (const text of ['cnc', 'welding', 'osha 10', '']) {
        const here = await search({ q: text, format: ['online'] });
        const there = await postgres.query({
          text,
          filters: { format: ['online'] },
          facets: ['industry', 'format'],
          from: 0,
          size: 10,
        });
        expect([here.total, here.facets, here.notStated]).toEqual([there.total, there.facets, there.notStated]);
      }
    },
    minuteMs,
  );

  it(
    'follows an import through the event path',
    async () => {
      await importTitles(['Abrasive flow finishing', 'Abrasive waterjet']);
      await found('abrasive flow', 1);
    },
    minuteMs,
  );

  it(
    'is mended by the operator’s command, whatever happened to it',
    async () => {
      const engine = service.get(SearchEngines).elasticsearch!;
      const [row] = await service.rows<{ id: string; version: string }>(
        'SELECT id, version FROM training_opportunities LIMIT 1',
      );
      await engine.remove([{ id: row!.id, version: Number(row!.version) + 1 }], { visible: true });
      expect(await compare()).toMatchObject({ missing: 1 });
      await compare(true);
      expect(await compare()).toMatchObject({ missing: 0, stale: 0, ghosts: 0 });
    },
    minuteMs,
  );

  it(
    'is stood in for by PostgreSQL while Elasticsearch is away, and catches up when it is back',
    async () => {
      await elasticsearch.kill();
      expect(await search({ q: 'weldng' })).toMatchObject({ degraded: true, suggestion: 'welding' });
      await importTitles(['Burnishing of bores']);
      expect(await search({ q: 'burnishing bores' })).toMatchObject({ degraded: true, total: 1 });
      await elasticsearch.restart();
      await found('burnishing bores', 1);
    },
    3 * minuteMs,
  );

  it(
    'is built anew when Elasticsearch comes back empty, and no search sees half of it',
    async () => {
      const before = await search({ q: 'welding' });
      let restarted = false;
      const restart = elasticsearch.restart({ emptied: true }).then(() => (restarted = true));
      const wrong: unknown[] = [];
      const isBack = settled(
        'Elasticsearch to answer again',
        async () => {
          const answer = await search({ q: 'welding' }).catch(tooSlow);
          if (answer && answer.total !== before.total) wrong.push([answer.total, answer.degraded]);
          return restarted && answer && !answer.degraded ? true : null;
        },
        2 * minuteMs,
      );
      // Whatever comes of it, nothing starts any more once the test is over.
      await isBack.finally(() => restart);
      expect(wrong).toEqual([]);
      expect(await compare()).toMatchObject({ missing: 0, stale: 0, ghosts: 0 });
    },
    3 * minuteMs,
  );
});
