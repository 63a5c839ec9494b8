import { isSameProcess } from './process-identity.mjs';

const graceMs = 4000;

/**
 * Ends what a killed launcher left behind: only processes it had recorded, and only after making sure that each is
 * still the one that was recorded. Processes first, engines after them.
 * @param {import('./house-record.mjs').ProcessRecord[]} records
 * @returns {Promise<string[]>} the instances that were ended
 */
export async function endOrphans(records) {
  const alive = records.filter(isAlive);
  for (const kind of ['process', 'engine']) {
    await Promise.all(alive.filter((record) => record.kind === kind).map(endOne));
  }
  return alive.map((record) => record.instance);
}

/** @param {import('./house-record.mjs').ProcessRecord} record */
function isAlive({ pid, startTime }) {
  return pid !== null && isSameProcess(pid, startTime);
}

/** @param {import('./house-record.mjs').ProcessRecord} record */
async function endOne(record) {
  const pid = /** @type {number} */ (record.pid);
  // PostgreSQL answers a TERM only when its last client has left.
  send(pid, record.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (isAlive(record)) {
    if (Date.now() > deadline) send(-pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (Date.now() > deadline + graceMs)
      throw new Error(`Process ${pid} (${record.instance}) of an earlier start does not end: end it by hand.`);
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself.
  }
}
