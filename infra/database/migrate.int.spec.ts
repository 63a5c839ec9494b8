import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cloneDatabase } from '@guildhall/testing/engines';
import type { DatabaseClone } from '@guildhall/testing/engines';
import pg from 'pg';
import { roleOf } from './schemas.mjs';

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
