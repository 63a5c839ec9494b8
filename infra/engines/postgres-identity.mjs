import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} Identity
 * @property {string[]} before command to put in front of a PostgreSQL program
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {(path: string) => void} own gives a file or folder to whoever runs PostgreSQL and lets it get there
 */

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as is; root runs it in a user namespace, where it is not
 * root yet its files stay root's; where the kernel allows no namespaces, as the user postgres or nobody.
 * @param {string} program one of PostgreSQL's
 * @returns {Identity}
 */
export function postgresIdentity(program) {
  if (process.getuid?.() !== 0) return { before: [], own: () => {} };
  if (spawnSync(namespace[0], [...namespace.slice(1), 'true'], { stdio: 'ignore' }).status === 0) {
    return { before: namespace, own: () => {} };
  }
  const user = systemUser('postgres') ?? systemUser('nobody');
  if (user && canRun(program, user)) return { before: [], ...user, own: (path) => handOver(path, user) };
  throw new Refusal(
    'PostgreSQL cannot run as root here: start as an ordinary user, allow user namespaces, ' +
      'or move the checkout to where the user postgres or nobody can read it.',
  );
}

/** @param {string} program @param {{ uid: number, gid: number }} user */
function canRun(program, user) {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The folder around it stays unreadable, but can be passed through. @param {string} path @param {{ uid: number, gid: number }} user */
function handOver(path, { uid, gid }) {
  chmodSync(dirname(path), 0o711);
  chownSync(path, uid, gid);
}

/** @param {string} name */
function systemUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
