import pg from 'pg';
import { createExtensions, createSchemaAndRole, grantRows } from './roles.mjs';
import { runMigrations } from './run-migrations.mjs';
import { serviceSchemas } from './schemas.mjs';

/** One number for every migrator of this product: two of them never work at once. */
const migratorLock = 4_857_001;

/**
 * Brings a database up to date as its owner: extensions, one schema and role per service, then each service's new
 * migrations. Safe to run again and from several places at once.
 * @param {object} options
 * @param {string} options.ownerUrl
 * @param {Record<string, string>} options.passwords the roles' passwords by schema
 * @param {typeof serviceSchemas} [options.services]
 * @param {(line: string) => void} [options.tell] hears which migrations ran
 */
export async function migrate({ ownerUrl, passwords, services = serviceSchemas, tell = () => {} }) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => {});
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [migratorLock]);
    await createExtensions(owner);
    for (const { service, schema } of services) {
      await createSchemaAndRole(owner, schema, passwords[schema]);
      const ran = await runMigrations({ ownerUrl, service, schema });
      await grantRows(owner, schema);
      if (ran.length > 0) tell(`${service}: ${ran.join(', ')}`);
    }
  } finally {
    await owner.end();
  }
}
