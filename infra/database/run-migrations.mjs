import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataSource } from 'typeorm';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';

/**
 * Runs what is new among a service's migrations, each in a transaction of its own.
 * @param {{ ownerUrl: string, service: string, schema: string }} options
 * @returns {Promise<string[]>} names of the migrations that were run
 */
export async function runMigrations({ ownerUrl, service, schema }) {
  const source = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema,
    migrations: await migrationsOf(service, schema),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    // `schema` alone does not reach raw SQL. A busy table is waited for briefly and asked again, so that a migration
    // never holds up the queue behind it.
    extra: { max: 1, options: `-c search_path=${schema},public -c lock_timeout=3000` },
    poolErrorHandler: () => {},
  });
  await source.initialize();
  try {
    return await patiently(async () => (await source.runMigrations()).map((migration) => migration.name));
  } finally {
    await source.destroy();
  }
}

/**
 * @param {string} service
 * @param {string} schema
 * @returns {Promise<Function[]>}
 */
async function migrationsOf(service, schema) {
  const file = join(projectRoot, 'services', service, 'dist', 'migrations', 'index.js');
  if (!existsSync(file)) throw new Refusal(`services/${service} is not built (no ${file}): run npm run build.`);
  const module = await import(pathToFileURL(file).href);
  if (module.schema !== schema || !Array.isArray(module.migrations)) {
    throw new Error(`${file} must export schema = '${schema}' and an array migrations.`);
  }
  return module.migrations;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function patiently(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const lockNotAvailable = /** @type {{ code?: string }} */ (error).code === '55P03';
      if (!lockNotAvailable || attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt));
    }
  }
}
