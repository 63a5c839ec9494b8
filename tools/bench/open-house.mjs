import { setTimeout as pause } from 'node:timers/promises';
import { startHouse } from '../houses/own-house.mjs';

/** @typedef {import('../houses/own-house.mjs').OwnHouse} OwnHouse */

/**
 * A house of its own that searches in the given engine and has taken the programmes in.
 * @param {'Elasticsearch' | 'PostgreSQL'} engine
 * @param {{ data: string, mapping: string }} programmes
 * @param {OwnHouse[]} houses it is added to them as soon as it runs, so that it is closed whatever happens
 * @returns {Promise<OwnHouse>}
 */
export async function openHouse(engine, { data, mapping }, houses) {
  console.log(`Starting a house that searches in ${engine}`);
  const house = await startHouse(engine === 'Elasticsearch' ? ['--elasticsearch'] : []);
  houses.push(house);
  const report = await house.operate('import', [data, '--source', 'Benchmark programmes', '--mapping', mapping]);
  console.log(report.trim().split('\n').at(-1));
  await untilWhole(house);
  return house;
}

/** Waits until every search copy is the same as the table. @param {OwnHouse} house */
async function untilWhole(house) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await house.operate('search-compare', []);
      // A replica looks at the copy every few seconds, and only then trusts it.
      await pause(6000);
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await pause(1000);
    }
  }
}
