import pg from 'pg';
import { appendOnlyTables, extensions, roleOf } from './schemas.mjs';

const { escapeIdentifier, escapeLiteral } = pg;

/**
 * Makes the extensions every schema may use, in `public`, where nobody but the owner may create anything.
 * @param {import('pg').Client} owner
 */
export async function createExtensions(owner) {
  await owner.query('revoke create on schema public from public');
  for (const extension of extensions) {
    await owner.query(`create extension if not exists ${escapeIdentifier(extension)} with schema public`);
  }
}

/**
 * Makes a service's schema and role, or brings them up to date. The schema belongs to the owner: the role reads and
 * writes rows but changes no table, and sees no other schema.
 * @param {import('pg').Client} owner
 * @param {string} schema
 * @param {string} password
 */
export async function createSchemaAndRole(owner, schema, password) {
  const role = roleOf(schema);
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  const name = escapeIdentifier(role);
  const room = escapeIdentifier(schema);
  await owner.query(
    `${verb} role ${name} login nosuperuser nocreatedb nocreaterole password ${escapeLiteral(password)}`,
  );
  await owner.query(`alter role ${name} set search_path = ${room}, public`);
  await owner.query(`create schema if not exists ${room}`);
  await owner.query(`revoke all on schema ${room} from public`);
}

/**
 * Lets a role use what its schema holds now and what later migrations add; nothing else.
 * @param {import('pg').Client} owner
 * @param {string} schema
 */
export async function grantRows(owner, schema) {
  const name = escapeIdentifier(roleOf(schema));
  const room = escapeIdentifier(schema);
  const statements = [
    `grant usage on schema ${room} to ${name}`,
    `grant select, insert, update, delete on all tables in schema ${room} to ${name}`,
    `grant usage, select on all sequences in schema ${room} to ${name}`,
    `alter default privileges in schema ${room} grant select, insert, update, delete on tables to ${name}`,
    `alter default privileges in schema ${room} grant usage, select on sequences to ${name}`,
    `revoke all on ${room}.migrations from ${name}`,
    ...(appendOnlyTables[schema] ?? []).map(
      (table) => `revoke update, delete on ${room}.${escapeIdentifier(table)} from ${name}`,
    ),
  ];
  for (const statement of statements) await owner.query(statement);
}
