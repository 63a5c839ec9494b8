import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ClientNats } from '@nestjs/microservices';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { natsOptions, RpcClient, systemContext, withContext } from '@guildhall/service-kit';
import { cloneDatabase, startOwnNats, testEngines } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { settled, spawnProcess } from '@guildhall/testing/service';
import type { OwnProcess } from '@guildhall/testing/service';
import { loadMapping } from '../mapping/load-mapping.js';
import { importFile } from './import-file.js';
import { rowsOfFile } from './rows-of-file.js';

const shared = fileURLToPath(new URL('../../../../../shared/', import.meta.url));
const programmes = `${shared}data/nj-training-programs.jsonl`;
const extract = `${shared}corpora/courses/nj-etpl-programs-odd.csv`;
const absent = !existsSync(programmes);
const { urls, elasticsearchSkipped } = testEngines();
const minuteMs = 60_000;

let database: DatabaseClone;
let broker: OwnEngine;
let catalogue: OwnProcess;
let nats: ClientNats;
let house: RpcClient;

const startCatalogue = (settings: Record<string, string> = {}) =>
  spawnProcess('training-catalog', {
    NATS_URL: broker.url,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    ...settings,
  });
const asOperator = <Result>(work: () => Promise<Result>) => withContext(systemContext('operator'), work);
const importAll = async (file: string, source: string, mapping: string) => {
  const refused: unknown[] = [];
  const watcher = { refused: (line: unknown) => void refused.push(line), progress: () => undefined };
  const given = { name: source, sourceType: 'partner' as const };
  const totals = await asOperator(async () =>
    importFile(
      house,
      given,
      await rowsOfFile(file),
      loadMapping(mapping, (path) => path),
      watcher,
    ),
  );
  return { totals, refused };
};
const search = (q: string) =>
  asOperator(() => house.call('training-catalog.opportunity.search', { q, page: 1, size: 25 }));

const title = 'the 5,198 programmes of New Jersey';
(absent ? describe.skip : describe)(absent ? `${title} (skipped: corpora absent)` : title, () => {
  beforeAll(async () => {
    [database, broker] = await Promise.all([cloneDatabase('training-catalog'), startOwnNats()]);
    catalogue = await startCatalogue();
    nats = new ClientNats(
      natsOptions('operator', { INSTANCE: 'operator-1', LOG_LEVEL: 'error', NATS_URL: broker.url }),
    );
    await nats.connect();
    house = new RpcClient(nats);
  }, minuteMs);
  afterAll(async () => {
    await nats?.close();
    await catalogue?.stop();
    await Promise.all([database?.drop(), broker?.stop()]);
  }, minuteMs);

  it(
    'all come in, and change nothing the second time',
    async () => {
      const first = await importAll(programmes, 'NJ', 'nj-training-programs');
      expect(first).toEqual({
        totals: { lines: 5198, created: 5198, updated: 0, unchanged: 0, refused: 0 },
        refused: [],
      });
      const second = await importAll(programmes, 'NJ', 'nj-training-programs');
      expect(second.totals).toEqual({ lines: 5198, created: 0, updated: 0, unchanged: 5198, refused: 0 });
    },
    3 * minuteMs,
  );

  it(
    'state what their source states, and nothing for its noughts and sentinels',
    async () => {
      const { results } = await search('"Business Administration with Computerized Accounting/Bookkeeping" Eastwick');
      expect(results[0]).toMatchObject({
        provider: 'Eastwick College',
        url: 'https://www.eastwick.edu',
        cost: '$13,965',
        costMinCents: 1396500,
        instructionHours: 528,
        duration: '6-12 months',
        durationMinDays: 183,
        durationMaxDays: 365,
        format: null,
      });
    },
    minuteMs,
  );

  it(
    'come in from the odd CSV extract too: no wrapping quotes, whole ZIP codes, no change the second time',
    async () => {
      const first = await importAll(extract, 'NJ extract', 'nj-etpl-extract');
      expect(first).toEqual({
        totals: { lines: 667, created: 667, updated: 0, unchanged: 0, refused: 0 },
        refused: [],
      });
      expect((await importAll(extract, 'NJ extract', 'nj-etpl-extract')).totals).toMatchObject({ unchanged: 667 });
      const { results } = await search('"Ideal Driving School"');
      expect(results.length).toBeGreaterThan(0);
      expect(results.every(({ provider }) => !provider?.startsWith('"'))).toBe(true);
    },
    2 * minuteMs,
  );

  it(
    'are imported to the end when the service is killed on the way',
    async () => {
      const running = importAll(programmes, 'NJ once more', 'nj-training-programs');
      await new Promise((resolve) => setTimeout(resolve, 700));
      await catalogue.kill();
      await catalogue.restart();
      expect((await running).totals).toEqual({ lines: 5198, created: 5198, updated: 0, unchanged: 0, refused: 0 });
    },
    3 * minuteMs,
  );

  it(
    'show a welding programme among the first three for "weldng" in PostgreSQL',
    async () => {
      const { results, suggestion, degraded } = await search('weldng');
      expect([suggestion, degraded]).toEqual(['welding', false]);
      expect(results.slice(0, 3).some(({ title: found }) => /weld/i.test(found))).toBe(true);
    },
    minuteMs,
  );

  const inElasticsearch = 'and in Elasticsearch';
  (elasticsearchSkipped ? it.skip : it)(
    elasticsearchSkipped ? `${inElasticsearch} (skipped: ${elasticsearchSkipped})` : inElasticsearch,
    async () => {
      await catalogue.end();
      await catalogue.stop();
      catalogue = await startCatalogue({ ELASTICSEARCH_URL: urls.ELASTICSEARCH_URL ?? '' });
      const { results } = await settled(
        'Elasticsearch to answer',
        async () => {
          const answer = await search('weldng').catch(() => null);
          return answer && !answer.degraded ? answer : null;
        },
        2 * minuteMs,
      );
      expect(results.slice(0, 3).some(({ title: found }) => /weld/i.test(found))).toBe(true);
    },
    3 * minuteMs,
  );
});
