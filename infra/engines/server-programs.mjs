import { spawnSync } from 'node:child_process';
import { unpackDebianPackages } from './debian-packages.mjs';
import { findProgram } from './programs.mjs';
import { Refusal } from './refusal.mjs';

/** Programs the house runs besides PostgreSQL: file name, Debian package and the oldest version that will do. */
const servers = {
  'redis-server': { package: 'redis-server', oldest: [6, 2], title: 'Redis' },
  'nats-server': { package: 'nats-server', oldest: [2, 9], title: 'NATS' },
};

/** @typedef {Record<keyof typeof servers, import('./programs.mjs').Program>} Programs */

/** @type {Promise<Programs> | undefined} */
let found;

/**
 * Finds Redis and NATS on this machine and fetches those that are missing.
 * @param {(line: string) => void} [tell] hears what is being fetched
 * @returns {Promise<Programs>} asked for again, the same answer
 */
export function serverPrograms(tell = () => {}) {
  found ??= findServers(tell);
  return found;
}

/** @param {(line: string) => void} tell @returns {Promise<Programs>} */
async function findServers(tell) {
  const names = /** @type {(keyof typeof servers)[]} */ (Object.keys(servers));
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0) {
    tell(`fetching ${missing.join(' and ')} into .engines`);
    await unpackDebianPackages(missing.map((name) => servers[name].package));
  }
  return /** @type {Programs} */ (Object.fromEntries(names.map((name) => [name, checked(name)])));
}

/** @param {keyof typeof servers} name */
function checked(name) {
  const { title, oldest } = servers[name];
  const program = findProgram(name);
  if (!program) throw new Refusal(`${title} is missing: install it so that ${name} is on PATH.`);
  const asked = spawnSync(program.path, ['--version'], { env: { ...process.env, ...program.env }, encoding: 'utf8' });
  const version = /v=?(\d+)\.(\d+)/.exec(asked.stdout ?? '');
  if (!version) throw new Refusal(`${program.path} does not run here: ${(asked.stderr || 'no version').trim()}`);
  const [major, minor] = [Number(version[1]), Number(version[2])];
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    throw new Refusal(
      `${program.path} is version ${major}.${minor}; the house needs ${title} ${oldest.join('.')} or newer on PATH.`,
    );
  }
  return program;
}
