import { randomBytes } from 'node:crypto';
import { roleUrl, serviceSchemas } from '@guildhall/infra/database/schemas';
import pg from 'pg';
import { testEngines } from './test-engines.js';

/** A migrated database of a suite's own. */
export interface DatabaseClone {
  /** Address for the service's own role. */
  url: string;
  /** Address for the owner, who may do everything. */
  ownerUrl: string;
  /** Throws the database away, open connections included. */
  drop(): Promise<void>;
}

/**
 * Clones the migrated template database.
 * @param service folder name below services/, such as `training-catalog`: whose role `url` is for
 */
export async function cloneDatabase(service: string): Promise<DatabaseClone> {
  const schema = serviceSchemas.find((entry) => entry.service === service)?.schema;
  if (!schema) throw new Error(`No service ${service} has a schema.`);
  const engines = testEngines();
  const name = `test_${schema}_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name} template guildhall_template`);
  const owner = new URL(engines.urls.DATABASE_URL);
  owner.pathname = `/${name}`;
  return {
    url: roleUrl(owner.toString(), schema, engines.rolePasswords[schema] ?? ''),
    ownerUrl: owner.toString(),
    drop: () => asOwner(`drop database if exists ${name} with (force)`),
  };
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testEngines().urls.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
