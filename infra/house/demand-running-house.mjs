import { resolve } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';
import { runningHouse } from './house-record.mjs';

/**
 * The house that commands speak to: the one that runs on GUILDHALL_DATA. Refuses, in one line, when none does.
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./house-record.mjs').HouseRecord}
 */
export function demandRunningHouse(env) {
  const data = resolve(projectRoot, env.GUILDHALL_DATA || '.guildhall');
  const house = runningHouse(data);
  if (house) return house;
  throw new Refusal(
    `No house runs on ${data}: run npm start, or set GUILDHALL_DATA to the data folder of the one that does.`,
  );
}
