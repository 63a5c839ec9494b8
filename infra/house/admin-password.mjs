import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileSafely } from './write-file-safely.mjs';

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The administrator's first password. It is the one that was set, else a random one, which is kept until the house has
 * been ready once (a start that was cut off shows the same one again) and then forgotten.
 * @param {string} secretsFile
 * @param {string | undefined} chosen ADMIN_PASSWORD
 * @returns {{ password: string | undefined, isFirstStart: boolean, settle: () => void }} settle: the house is ready, forget it
 */
export function firstAdminPassword(secretsFile, chosen) {
  const secrets = JSON.parse(readFileSync(secretsFile, 'utf8'));
  const isFirstStart = !secrets.adminSettled;
  const password = chosen ?? (isFirstStart ? (secrets.adminPassword ?? randomAdminPassword()) : undefined);
  if (isFirstStart && !chosen) keep(secretsFile, { adminPassword: password });
  return { password, isFirstStart, settle: () => keep(secretsFile, { adminPassword: undefined, adminSettled: true }) };
}

function randomAdminPassword() {
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}

/** @param {string} file @param {Record<string, unknown>} changes undefined removes */
function keep(file, changes) {
  const secrets = { ...JSON.parse(readFileSync(file, 'utf8')), ...changes };
  writeFileSafely(file, JSON.stringify(secrets, null, 2), 0o600);
}
