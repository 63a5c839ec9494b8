import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { Refusal } from '../engines/refusal.mjs';
import { demandRunningHouse } from './demand-running-house.mjs';
import { brokerCredential } from './process-table.mjs';
import { isGatewayReady, openReadinessDesk } from './readiness.mjs';

/* npm run status: what runs in the house, whether it is ready, how often it was started again. */

/** @typedef {import('./house-record.mjs').HouseRecord} HouseRecord */

/**
 * Asks every process whether it is ready; an engine is as ready as it is alive.
 * @param {HouseRecord} house
 * @returns {Promise<string[]>} one word per process, in the record's order
 */
async function readiness(house) {
  const secrets = JSON.parse(readFileSync(join(house.data, 'secrets.json'), 'utf8'));
  const values = { ...house.urls, ...(house.brokerGiven ? { NATS_IS_GIVEN: 'yes' } : {}) };
  const { NATS_USER: user, NATS_PASSWORD: password } = brokerCredential('launcher', values, secrets);
  const desk = await openReadinessDesk({ url: house.urls.NATS_URL, user, password }).catch(() => undefined);
  try {
    return await Promise.all(
      house.processes.map(async ({ name, instance, kind, pid }) => {
        if (pid === null) return 'away';
        if (kind === 'engine') return 'runs';
        const isReady = name === 'gateway' ? await isGatewayReady(house.address) : await desk?.isReady(instance);
        return isReady ? 'ready' : 'not ready';
      }),
    );
  } finally {
    await desk?.close();
  }
}

/** @param {HouseRecord} house @param {string[]} states */
function table(house, states) {
  const portOf = (/** @type {string} */ name) =>
    Object.entries(house.ports)
      .filter(([port]) => port === name || (name === 'mail' && ['smtp', 'mailInbox'].includes(port)))
      .map(([, port]) => port)
      .join(', ');
  const rows = house.processes.map(({ name, instance, pid, restarts }, index) => [
    instance,
    states[index],
    String(pid ?? ''),
    String(restarts),
    portOf(name),
  ]);
  return [['process', 'state', 'pid', 'restarts', 'ports'], ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd([20, 11, 9, 10, 0][column]))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

try {
  const house = demandRunningHouse(process.env);
  console.log(`${house.address}, since ${house.startedAt}${house.ready ? '' : ', still starting'}\n`);
  const states = await readiness(house);
  console.log(table(house, states));
  process.exitCode = states.every((state) => state === 'ready' || state === 'runs') ? 0 : 1;
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
