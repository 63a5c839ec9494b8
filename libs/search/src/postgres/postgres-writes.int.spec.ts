import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testEngines } from '@guildhall/testing/engines';
import pg from 'pg';
import { stream } from '../conformance/subject.js';
import { buildDocument, idOf, trades, tradesIndex } from '../conformance/trades.js';
import { SearchAway } from '../errors.js';
import { PostgresSearch } from './postgres-search.js';
import { dropPostgresSearchColumns, postgresSearchColumns } from './search-columns.js';

// Real engines on a busy machine.
jest.setTimeout(30_000);

describe('Writing the search columns of a table', () => {
  const schema = `writes_${process.pid}_${Date.now()}`;
  const table = { table: `${schema}.things` };
  const ASKED = { text: 'welding', from: 0, size: 20 };
  let pool: pg.Pool;
  let search: PostgresSearch;

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: testEngines().urls.DATABASE_URL, max: 8 });
    pool.on('error', () => undefined);
    await pool.query(`CREATE SCHEMA ${schema}`);
    await pool.query(`CREATE TABLE ${table.table} (id uuid PRIMARY KEY)`);
    search = new PostgresSearch(tradesIndex, table, pool);
  });

  beforeEach(async () => {
    for (const statement of [
      ...dropPostgresSearchColumns(table),
      ...postgresSearchColumns(table),
      `TRUNCATE ${table.table}`,
    ])
      await pool.query(statement);
    await pool.query(`INSERT INTO ${table.table} SELECT unnest($1::uuid[])`, [trades.map(({ id }) => id)]);
  });

  afterAll(async () => {
    await pool?.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await pool?.end();
  });

  const inTransaction = async (end: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await search.put(trades, { within: client });
      await client.query(end);
    } finally {
      client.release();
    }
  };

  test('happens in the transaction it is asked for, or not at all', async () => {
    await inTransaction('ROLLBACK');
    expect(await search.state()).toBe('absent');
    await inTransaction('COMMIT');
    expect((await search.query(ASKED)).total).toBe(3);
  });

  test('works with an executor that answers the rows alone', async () => {
    const rowsAlone = {
      query: async (text: string, values?: unknown[]): Promise<unknown> => (await pool.query(text, values)).rows,
    };
    const other = new PostgresSearch(tradesIndex, table, rowsAlone);
    expect(await other.put(trades)).toEqual({ written: trades.length, outdated: 0 });
    expect((await other.query(ASKED)).total).toBe(3);
  });

  test('leaves a row that is not there alone', async () => {
    expect(await search.put([buildDocument({ title: 'Nowhere' })])).toEqual({ written: 0, outdated: 1 });
    expect(await search.remove([{ id: idOf('Nowhere'), version: 1 }])).toEqual({ written: 0, outdated: 1 });
  });

  test('of the same rows by many at once, in any order, ends without a deadlock', async () => {
    const batch = (version: number) =>
      trades.map((document) => ({ ...document, version, text: { title: `Edition${'abcdefghij'[version % 10]}` } }));
    const writes = Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? batch(at + 2) : batch(at + 2).reverse()));
    await Promise.all(writes.map(async (documents) => search.put(documents)));
    expect(await search.fingerprint()).toEqual({ count: trades.length, versions: 25 * trades.length });
  });

  test('teaches spelling new words, and a rebuild makes it forget those that no document has', async () => {
    const spelt = async (text: string) => (await search.query({ text, from: 0, size: 1 })).suggestion;
    await search.put(trades);
    expect(await spelt('hydrualics')).toBe('hydraulics');
    await search.rebuild(
      stream(trades.filter(({ source }) => !(source as { title: string }).title.startsWith('Hydraulics'))),
    );
    expect(await spelt('hydrualics')).toBeUndefined();
    expect(await spelt('weldng')).toBe('welding');
  });

  test('and asking says that search is away when PostgreSQL is', async () => {
    const nobody = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const away = new PostgresSearch(tradesIndex, table, nobody);
    await expect(away.query(ASKED)).rejects.toBeInstanceOf(SearchAway);
    expect(await away.state()).toBe('away');
    await nobody.end();
  });

  test('a search that takes longer than its deadline is given up', async () => {
    const slow = { query: async () => pool.query('SELECT pg_sleep(1)') };
    await expect(new PostgresSearch(tradesIndex, table, slow).query(ASKED, { deadlineMs: 30 })).rejects.toBeInstanceOf(
      SearchAway,
    );
  });
});
