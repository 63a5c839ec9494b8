import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { postgresMajor } from './postgres-programs.mjs';
import { Refusal } from './refusal.mjs';

const run = promisify(execFile);

/**
 * Makes a PostgreSQL data folder where there is none. It is made under another name and moved into place, so that a
 * start that is cut off leaves nothing half made. A folder of another major version is refused.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.owner name of the first role
 * @param {string} options.password
 * @param {string} options.initdb
 * @param {import('./postgres-identity.mjs').Identity} options.identity
 */
export async function createDataFolder({ folder, owner, password, initdb, identity }) {
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOtherMajor(folder);
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  identity.own(draft);
  identity.own(passwordFile);
  try {
    const [command, ...args] = [...identity.before, initdb, '-D', draft, ...initialSettings(owner, passwordFile)];
    await run(command, args, { cwd: '/', uid: identity.uid, gid: identity.gid, env: { ...process.env, LC_ALL: 'C' } });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make its data folder: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Not the C locale: it breaks `ilike` and full text search for accented letters.
 * @param {string} owner
 * @param {string} passwordFile
 */
function initialSettings(owner, passwordFile) {
  return [
    ...['--username', owner, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '--no-sync'],
  ];
}

/** @param {string} folder */
function refuseOtherMajor(folder) {
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major === postgresMajor) return;
  throw new Refusal(
    `${folder} was made by PostgreSQL ${major} and this house runs ${postgresMajor}: ` +
      'dump and restore it, or choose another GUILDHALL_DATA.',
  );
}
