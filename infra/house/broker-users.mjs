import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';

/** @typedef {Record<string, import('../engines/nats-config.mjs').Permission>} Permissions */

/**
 * What each process may say and hear on the broker, as the built contracts say.
 * @returns {Promise<Permissions>}
 */
export async function brokerPermissions() {
  const file = join(projectRoot, 'libs/contracts/dist/broker/index.js');
  if (!existsSync(file)) throw new Refusal('libs/contracts is not built: run npm run build.');
  const module = await import(pathToFileURL(file).href);
  return module.brokerPermissions();
}

/**
 * The broker's users with their passwords.
 * @param {Permissions} permissions
 * @param {Record<string, string>} passwords
 * @returns {import('../engines/nats-config.mjs').BrokerUser[]}
 */
export function brokerUsers(permissions, passwords) {
  return Object.entries(permissions).map(([user, permission]) => ({ user, password: passwords[user], permission }));
}
