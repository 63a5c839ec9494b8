import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { cloneDatabase } from '@guildhall/testing/engines';
import type { DatabaseClone } from '@guildhall/testing/engines';
import { testEngines } from '@guildhall/testing/engines';
import pg from 'pg';
import { migrate } from './migrate.mjs';
import { roleOf, serviceSchemas } from './schemas.mjs';

jest.setTimeout(30_000);

let clone: DatabaseClone;
let owner: pg.Client;
let auth: pg.Client;

beforeAll(async () => {
  clone = await cloneDatabase('auth');
  owner = new pg.Client({ connectionString: clone.ownerUrl });
  auth = new pg.Client({ connectionString: clone.url });
  await Promise.all([owner.connect(), auth.connect()]);
  await owner.query('create table auth.probe (id int primary key)');
  await owner.query('create table messaging.probe (id int primary key)');
});

afterAll(async () => {
  await Promise.all([owner?.end(), auth?.end()]);
  await clone?.drop();
});

it('lets a role read and write rows of its own schema, found without a prefix', async () => {
  await auth.query('insert into probe (id) values (1)');
  const { rows } = await auth.query('select current_user as who, id from probe');
  expect(rows).toEqual([{ who: roleOf('auth'), id: 1 }]);
});

it('refuses a role the tables of another schema', async () => {
  await expect(auth.query('select * from messaging.probe')).rejects.toMatchObject({ code: '42501' });
});

it('refuses a role to change tables, in its own schema and in public', async () => {
  await expect(auth.query('drop table probe')).rejects.toMatchObject({ code: '42501' });
  await expect(auth.query('create table auth.more (id int)')).rejects.toMatchObject({ code: '42501' });
  await expect(auth.query('create table public.more (id int)')).rejects.toMatchObject({ code: '42501' });
});

it('finds the extensions from every schema', async () => {
  const { rows } = await auth.query(`select similarity('welding', 'weldng') > 0.3 as similar, unaccent('é') as plain`);
  expect(rows).toEqual([{ similar: true, plain: 'e' }]);
});

it('hides from a role which migrations have run', async () => {
  await expect(auth.query('select * from auth.migrations')).rejects.toMatchObject({ code: '42501' });
});

it('lets two migrators meet on an empty database: each migration runs once', async () => {
  const name = `migrators_${process.pid}`;
  await owner.query(`create database ${name}`);
  const empty = new URL(clone.ownerUrl);
  empty.pathname = `/${name}`;
  const told: string[] = [];
  const run = () =>
    migrate({ ownerUrl: empty.toString(), passwords: testEngines().rolePasswords, tell: (line) => told.push(line) });
  try {
    await Promise.all([run(), run()]);
    expect(told.map((line) => line.split(':')[0])).toEqual(serviceSchemas.map(({ service }) => service));
  } finally {
    await owner.query(`drop database ${name} with (force)`);
  }
});
