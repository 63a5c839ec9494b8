import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { testEngines } from '@guildhall/testing/engines';
import pg from 'pg';
import { searchConformance, type Document, type Subject } from '../conformance/index.js';
import type { SearchIndex } from '../search-index.js';
import { PostgresSearch } from './postgres-search.js';
import { postgresSearchColumns } from './search-columns.js';

// Real engines on a busy machine.
jest.setTimeout(30_000);

describe('Search in PostgreSQL', () => {
  const database = `search_${randomBytes(6).toString('hex')}`;
  let pool: pg.Pool | undefined;

  beforeAll(async () => {
    const owner = new URL(testEngines().urls.DATABASE_URL);
    await asOwner(owner, `CREATE DATABASE ${database}`);
    owner.pathname = `/${database}`;
    pool = new pg.Pool({ connectionString: owner.toString(), max: 8 });
    pool.on('error', () => undefined);
  });

  afterAll(async () => {
    await pool?.end();
    await asOwner(new URL(testEngines().urls.DATABASE_URL), `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  });

  searchConformance(async (index) => {
    if (!pool) throw new Error('no database');
    return openSubject(pool, index);
  });
});

async function asOwner(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The service's own table has a title of its own, and a score, which must not be mistaken for the engine's. */
async function openSubject(pool: pg.Pool, index: SearchIndex): Promise<Subject> {
  const table = `things_${randomBytes(4).toString('hex')}`;
  await pool.query(`CREATE TABLE ${table} (id uuid PRIMARY KEY, title text, score integer, failed integer)`);
  for (const statement of postgresSearchColumns({ table })) await pool.query(statement);
  const engine = new PostgresSearch<Document['source']>(index, { table }, pool);
  const change = async (ids: readonly string[], to: string): Promise<void> => {
    await pool.query(`UPDATE ${table} SET ${to} WHERE id = ANY ($1::uuid[])`, [ids]);
  };
  return {
    engine,
    makeRows: async (ids) => {
      await pool.query(`INSERT INTO ${table} (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING`, [ids]);
    },
    corrupt: async (ids) => {
      const half = ids.length / 2;
      await change(ids.slice(0, half), `search_vector = ''`);
      await change(ids.slice(half), `search_document = search_document || '{"values": ["cost=7"]}'`);
    },
    lose: async (ids) =>
      change(ids, 'search_vector = NULL, search_document = NULL, search_source = NULL, search_version = NULL'),
    haunt: async (ids, like) => {
      await pool.query(
        `INSERT INTO ${table} (id, search_vector, search_document, search_source, search_version)
         SELECT unnest($1::uuid[]), search_vector, search_document, search_source, search_version FROM ${table} WHERE id = $2`,
        [ids, like.id],
      );
    },
    close: async () => {
      await engine.close();
      await pool.query(`DROP TABLE ${table}, ${table}_words`);
    },
  };
}
