import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { serviceSchemas } from '../database/schemas.mjs';
import { writeFileSafely } from './write-file-safely.mjs';

/**
 * @typedef {object} Secrets
 * @property {string} ownerPassword of the databases' owner
 * @property {string} redisPassword
 * @property {Record<string, string>} rolePasswords by schema
 * @property {Record<string, string>} brokerPasswords by NATS user
 */

/** A password nobody has to type: 32 letters and digits that need no quoting anywhere. */
export function randomPassword() {
  return randomBytes(16).toString('hex');
}

/**
 * Makes the secrets that are still missing and leaves the others as they are.
 * @param {Partial<Secrets>} known
 * @param {string[]} brokerUsers names that need a password
 * @returns {Secrets}
 */
export function completeSecrets(known, brokerUsers) {
  /** @param {string[]} names @param {Record<string, string>} [have] */
  const each = (names, have = {}) => ({
    ...have,
    ...Object.fromEntries(names.filter((name) => !have[name]).map((name) => [name, randomPassword()])),
  });
  return {
    ...known,
    ownerPassword: known.ownerPassword ?? randomPassword(),
    redisPassword: known.redisPassword ?? randomPassword(),
    rolePasswords: each(
      serviceSchemas.map(({ schema }) => schema),
      known.rolePasswords,
    ),
    brokerPasswords: each(brokerUsers, known.brokerPasswords),
  };
}

/**
 * Reads the secrets of a data folder, adds what is missing and keeps them where only their owner can read them.
 * @param {string} file
 * @param {string[]} brokerUsers
 * @returns {Secrets}
 */
export function keptSecrets(file, brokerUsers) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = completeSecrets(known, brokerUsers);
  writeFileSafely(file, JSON.stringify(secrets, null, 2), 0o600);
  return secrets;
}
