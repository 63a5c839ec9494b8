import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { createDataFolder } from './postgres-data.mjs';
import { postgresIdentity } from './postgres-identity.mjs';
import { postgresPrograms } from './postgres-programs.mjs';
import { untilReady } from './until-ready.mjs';

/** The owner of the databases: the migrator's role. Services have roles of their own. */
export const ownerRole = 'guildhall';

/**
 * Starts PostgreSQL on loopback and waits until it answers a query. The data folder is made at the first start.
 * @param {object} options
 * @param {string} options.folder data folder
 * @param {number} options.port
 * @param {string} options.password the owner's
 * @param {string} options.logFile
 * @param {string} [options.database] made when it is missing
 * @param {boolean} [options.durable] false trades safety in a power cut for speed: for data that is thrown away
 * @returns {Promise<import('./launch.mjs').Launched & { url: string }>} url: the owner's
 */
export async function startPostgres({ folder, port, password, logFile, database = 'guildhall', durable = true }) {
  const programs = postgresPrograms();
  const identity = postgresIdentity(programs.postgres);
  await createDataFolder({ folder, password, owner: ownerRole, initdb: programs.initdb, identity });
  removeStaleLock(folder);
  mkdirSync(join(folder, '..'), { recursive: true });
  const launched = await launch({
    name: 'PostgreSQL',
    command: programs.postgres,
    args: ['-D', folder, ...settings(port, durable)],
    logFile,
    before: identity.before,
    uid: identity.uid,
    gid: identity.gid,
    // A plain TERM would wait for every client to leave.
    deathSignal: 'INT',
    cwd: '/',
  });
  const server = `postgres://${ownerRole}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  await untilReady(launched, () => createDatabase(`${server}/postgres`, database), { logFile, withinMs: 30_000 });
  return { ...launched, url: `${server}/${database}`, stop: () => launched.stop('SIGINT', 6000) };
}

/**
 * @param {number} port
 * @param {boolean} durable
 */
function settings(port, durable) {
  const values = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    jit: 'off',
    log_line_prefix: '%m [%p] %u@%d ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * A killed server leaves its lock file; when its number has since been given to another program PostgreSQL would
 * believe itself running.
 * @param {string} folder
 */
function removeStaleLock(folder) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = readFileSync(file, 'utf8').split('\n')[0].trim();
  const commandFile = `/proc/${pid}/cmdline`;
  const command = existsSync(commandFile) ? readFileSync(commandFile, 'utf8') : '';
  if (!command.includes(folder)) rmSync(file, { force: true });
}

/**
 * @param {string} url
 * @param {string} database
 */
async function createDatabase(url, database) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
