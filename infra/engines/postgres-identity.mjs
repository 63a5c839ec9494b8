import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} Identity
 * @property {string[]} before command to put in front of a PostgreSQL program
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {(folder: string) => void} own gives a folder to whoever runs PostgreSQL
 */

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as is; root runs it in a user namespace, where it is not
 * root yet its files stay root's; where the kernel allows no namespaces, as the user postgres or nobody.
 * @returns {Identity}
 */
export function postgresIdentity() {
  if (process.getuid?.() !== 0) return { before: [], own: () => {} };
  if (spawnSync(namespace[0], [...namespace.slice(1), 'true'], { stdio: 'ignore' }).status === 0) {
    return { before: namespace, own: () => {} };
  }
  const user = systemUser('postgres') ?? systemUser('nobody');
  if (!user)
    throw new Refusal(
      'PostgreSQL cannot run as root here and no user postgres or nobody exists: start as an ordinary user.',
    );
  return { before: [], ...user, own: (folder) => chownSync(folder, user.uid, user.gid) };
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
