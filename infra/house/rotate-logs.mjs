import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = 3;

/**
 * Sets the logs of earlier starts aside: `auth-1.log` becomes `auth-1.log.1` and so on; the oldest go.
 * @param {string} folder
 */
export function rotateLogs(folder) {
  if (!existsSync(folder)) return;
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  for (const log of logs) {
    rmSync(join(folder, `${log}.${kept}`), { force: true });
    for (let age = kept - 1; age >= 1; age -= 1) move(join(folder, `${log}.${age}`), join(folder, `${log}.${age + 1}`));
    move(join(folder, log), join(folder, `${log}.1`));
  }
}

/** @param {string} from @param {string} to */
function move(from, to) {
  if (existsSync(from)) renameSync(from, to);
}
