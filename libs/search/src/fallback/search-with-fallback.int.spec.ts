import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { testEngines } from '@guildhall/testing/engines';
import pg from 'pg';
import { trades, tradesIndex } from '../conformance/trades.js';
import { ElasticsearchSearch } from '../elasticsearch/elasticsearch-search.js';
import { PostgresSearch } from '../postgres/postgres-search.js';
import { postgresSearchColumns } from '../postgres/search-columns.js';
import { SearchWithFallback } from './search-with-fallback.js';

// Real engines on a busy machine.
jest.setTimeout(30_000);

describe('Search while Elasticsearch is away', () => {
  const schema = `fallback_${process.pid}_${Date.now()}`;
  const table = { table: `${schema}.things` };
  let pool: pg.Pool | undefined;
  let silent: Server | undefined;
  let fallback: PostgresSearch;
  let asked = 0;
  const ASKED = { text: 'weldng', filters: { format: ['in-person'] }, facets: ['format'], from: 0, size: 10 };

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: testEngines().urls.DATABASE_URL, max: 2 });
    pool.on('error', () => undefined);
    await pool.query(`CREATE SCHEMA ${schema}`);
    await pool.query(`CREATE TABLE ${table.table} (id uuid PRIMARY KEY)`);
    for (const statement of postgresSearchColumns(table)) await pool.query(statement);
    await pool.query(`INSERT INTO ${table.table} SELECT unnest($1::uuid[])`, [trades.map(({ id }) => id)]);
    fallback = new PostgresSearch(tradesIndex, table, pool);
    await fallback.put(trades);
    // Takes connections and never says a word.
    silent = createServer((socket) => void socket.on('data', () => void (asked += 1)).on('error', () => undefined));
    await new Promise<void>((resolve) => silent?.listen(0, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    silent?.close();
    await pool?.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await pool?.end();
  });

  test('is answered in full by PostgreSQL, and says so, when nobody listens', async () => {
    const away = new ElasticsearchSearch(tradesIndex, { url: 'http://127.0.0.1:1' });
    const answer = await new SearchWithFallback(away, fallback).query(ASKED);
    expect(answer).toMatchObject({ degraded: true, total: 2, suggestion: 'welding' });
    expect(answer.facets['format']).toEqual([
      { value: 'in-person', count: 2 },
      { value: 'hybrid', count: 1 },
    ]);
    expect(await away.state()).toBe('away');
    await away.close();
  });

  test('is not asked of one that hangs any more after its second silence', async () => {
    const { port } = silent?.address() as AddressInfo;
    const hanging = new ElasticsearchSearch(tradesIndex, { url: `http://127.0.0.1:${port}` });
    const search = new SearchWithFallback(hanging, fallback, {
      primaryDeadlineMs: 150,
      breaker: { failures: 2, restMs: 60_000 },
    });
    for (let at = 0; at < 4; at += 1) expect((await search.query(ASKED)).degraded).toBe(true);
    expect(asked).toBe(2);
    await hanging.close();
  });
});
