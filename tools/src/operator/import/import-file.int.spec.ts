import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ClientNats } from '@nestjs/microservices';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTimeOf } from '@guildhall/infra/house/process-identity';
import { natsOptions, RpcClient, systemContext, withContext } from '@guildhall/service-kit';
import { cloneDatabase, startOwnNats, testEngines } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { settled, spawnProcess } from '@guildhall/testing/service';
import type { OwnProcess } from '@guildhall/testing/service';
import { loadMapping } from '../mapping/load-mapping.js';
import { importFile } from './import-file.js';
import type { ImportWatcher } from './import-file.js';
import { rowsOfFile } from './rows-of-file.js';
import type { NotedLine, RefusedLine } from './said-line.js';

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
const importAll = async (file: string, source: string, mapping?: string) => {
  const refused: RefusedLine[] = [];
  const leftOut: NotedLine[] = [];
  const unfit: string[][] = [];
  const watcher: ImportWatcher = {
    refused: (line) => void refused.push(line),
    leftOut: (line) => void leftOut.push(line),
    noneFits: (columns) => void unfit.push(columns),
    progress: () => undefined,
  };
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
  return { totals, refused, leftOut, unfit };
};
const search = (q: string) =>
  asOperator(() => house.call('training-catalog.opportunity.search', { q, page: 1, size: 25 }));

beforeAll(async () => {
  [database, broker] = await Promise.all([cloneDatabase('training-catalog'), startOwnNats()]);
  catalogue = await startCatalogue();
  nats = new ClientNats(natsOptions('operator', { INSTANCE: 'operator-1', LOG_LEVEL: 'error', NATS_URL: broker.url }));
  await nats.connect();
  house = new RpcClient(nats);
}, minuteMs);
afterAll(async () => {
  await nats?.close();
  await catalogue?.stop();
  await Promise.all([database?.drop(), broker?.stop()]);
}, minuteMs);

describe('a file with slips', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), lines.join('\n'));
    return join(folder, name);
  };

  it(
    'comes in but for the lines that can not be read, keeps rows without what is unusable, and changes nothing the next time',
    async () => {
      const file = fileOf('slips.csv', [
        'key,title,latitude,longitude,status,format',
        'k1,Welding,91,0,,online',
        'k2,"unclosed quote,,,,',
        'k3,Milling,,,Approved,by post',
        'k3,Turning,,,,',
        ',No key,91,,,',
        'k4,"Grinding",,,,hybrid',
      ]);
      const refused = [
        { line: 3, reason: 'A quote opens here that is never closed' },
        { line: 5, reason: 'key: Another row of this import has the key k3' },
        { line: 6, reason: 'key: Required' },
      ];
      const leftOut = [
        [2, 'latitude'],
        [4, 'format'],
        [4, 'status'],
      ];
      for (const counts of [
        { created: 3, unchanged: 0 },
        { created: 0, unchanged: 3 },
      ]) {
        const found = await importAll(file, 'Slips');
        expect(found.totals).toEqual({ lines: 6, updated: 0, refused: 3, leftOut: 3, ...counts });
        expect(found.refused).toEqual(refused);
        expect(found.leftOut.map(({ line, field }) => [line, field])).toEqual(leftOut);
      }
    },
    minuteMs,
  );

  it(
    'that needs a mapping and has none is told by its fields, after the first batch alone',
    async () => {
      const lines = Array.from({ length: 450 }, (_, row) => JSON.stringify({ id: String(row), officialname: 'A' }));
      const { totals, unfit } = await importAll(fileOf('unmapped.jsonl', lines), 'Unmapped');
      expect(totals).toEqual({ lines: 450, created: 0, updated: 0, unchanged: 0, refused: 450, leftOut: 0 });
      expect(unfit).toEqual([['id', 'officialname']]);
    },
    minuteMs,
  );
});

describe('the command', () => {
  const data = mkdtempSync(join(tmpdir(), 'import-command-'));
  afterAll(() => rmSync(data, { recursive: true }));
  const command = fileURLToPath(new URL('../../../dist/operator/import.js', import.meta.url));
  const run = async (name: string, lines: string[]) => {
    const house = { pid: process.pid, startTime: startTimeOf(process.pid), brokerGiven: true };
    writeFileSync(join(data, 'house.json'), JSON.stringify({ ...house, urls: { NATS_URL: broker.url } }));
    writeFileSync(join(data, name), lines.join('\n'));
    const child = spawn(process.execPath, [command, join(data, name), '--source', name], {
      env: { ...process.env, GUILDHALL_DATA: data },
    });
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { stdout, stderr, code: (code as [number])[0] };
  };

  it.each([
    ['an empty file', 'empty.csv', [], 1, /has no rows/],
    ['column names alone', 'names.csv', ['key,title'], 1, /has no rows/],
    [
      'only rows of another file',
      'other.jsonl',
      ['{"id":"1"}'],
      1,
      /fields: id\.[^]*--mapping[^]*Nothing was imported/,
    ],
    ['some rows that can be taken', 'some.csv', ['key,title', 'k1,', 'k2,Welding'], 0, /line 2: title: Required/],
  ])(
    'given %s ends with the code that fits, and says why',
    async (_, name, lines, code, words) => {
      const ended = await run(name, lines);
      expect(ended.stderr).toMatch(words);
      expect(ended.code).toBe(code);
      expect(ended.stdout).toContain('lines: ');
    },
    minuteMs,
  );
});

const title = 'the 5,198 programmes of New Jersey';
(absent ? describe.skip : describe)(absent ? `${title} (skipped: corpora absent)` : title, () => {
  it(
    'all come in, and change nothing the second time',
    async () => {
      const first = await importAll(programmes, 'NJ', 'nj-training-programs');
      expect(first).toMatchObject({
        totals: { lines: 5198, created: 5198, updated: 0, unchanged: 0, refused: 0, leftOut: 8 },
        refused: [],
        unfit: [],
      });
      expect(first.leftOut.every(({ field }) => field === 'url')).toBe(true);
      const second = await importAll(programmes, 'NJ', 'nj-training-programs');
      expect(second.totals).toEqual({ ...first.totals, created: 0, unchanged: 5198 });
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
      expect(first).toMatchObject({
        totals: { lines: 667, created: 667, updated: 0, unchanged: 0, refused: 0, leftOut: 0 },
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
      expect((await running).totals).toMatchObject({
        lines: 5198,
        created: 5198,
        updated: 0,
        unchanged: 0,
        refused: 0,
      });
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
