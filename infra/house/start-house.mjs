import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildAll } from '../check/build.mjs';
import { refuseWithoutElasticsearch } from '../engines/elasticsearch.mjs';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';
import { brokerPermissions } from './broker-users.mjs';
import { refuseSilentEngines } from './given-engines.mjs';
import { lockFolder } from './house-lock.mjs';
import { readRecord, removeRecord, runningHouse } from './house-record.mjs';
import { ensureInstalled } from './install.mjs';
import { endOrphans } from './orphans.mjs';
import { gatewayEntry, processTable } from './process-table.mjs';
import { progress } from './progress.mjs';
import { refuseTakenPort } from './refuse-taken-port.mjs';
import { rotateLogs } from './rotate-logs.mjs';
import { runHouse } from './run-house.mjs';
import { noteHouse } from './running-houses.mjs';
import { readSettings } from './settings.mjs';

/**
 * Everything `npm start` does, until it is told to stop.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @param {AbortSignal} cancelled
 */
export async function startHouse(env, args, cancelled) {
  if (args.includes('--docker')) return startWithDocker(env, args);
  const settings = readSettings(env, args);
  await onLockedFolder(settings.data, async () => {
    await refuseTakenPort(settings.port, settings.host);
    await refuseSilentEngines(settings.given);
    if (settings.given.ELASTICSEARCH_URL) settings.elasticsearch = false;
    if (settings.elasticsearch) await refuseWithoutElasticsearch();
    const parts = await prepared(settings, cancelled);
    const house = await runHouse(settings, parts, { cancelled });
    await aborted(cancelled);
    console.log('Closing the house.');
    await house.close();
  });
}

/**
 * Packages and build, then what the house is made of. Nothing else may be loaded before the packages are there.
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} cancelled
 * @returns {Promise<import('./run-house.mjs').HouseParts>}
 */
async function prepared(settings, cancelled) {
  const { step } = progress();
  const work = async () => {
    await step('Packages', ensureInstalled);
    await step('Build', buildAll);
    const { migrate } = await import('../database/migrate.mjs');
    const { opensAdmin } = await import('./opens-admin.mjs');
    const permissions = await brokerPermissions();
    return { table: processTable(settings), gateway: gatewayEntry, permissions, migrate, opensAdmin };
  };
  return Promise.race([work(), aborted(cancelled).then(() => Promise.reject(cancelled.reason))]);
}

/**
 * Does the work while no other launcher can have the data folder, after clearing what a killed one left.
 * @param {string} data
 * @param {() => Promise<void>} work
 */
export async function onLockedFolder(data, work) {
  makeFolder(data);
  const unlock = await lockFolder(data);
  if (!unlock) {
    const house = runningHouse(data);
    throw new Refusal(
      `A house already runs on ${data}${house ? ` at ${house.address} (process ${house.pid})` : ''}: ` +
        'stop it first, or choose another folder by GUILDHALL_DATA and another PORT.',
    );
  }
  const forget = noteHouse(data);
  try {
    const ended = await endOrphans(readRecord(data)?.processes ?? []);
    if (ended.length > 0) console.log(`Ended what an earlier start had left: ${ended.join(', ')}.`);
    removeRecord(data);
    rotateLogs(join(data, 'logs'));
    await work();
  } finally {
    forget();
    await unlock();
  }
}

/** @param {string} data */
function makeFolder(data) {
  try {
    makeFolders(data);
    // Fails on a file and on a folder that is not ours, too.
    accessSync(join(data, '.'), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refusal(
      `GUILDHALL_DATA ${data} cannot be used (${/** @type {NodeJS.ErrnoException} */ (error).code}): choose a folder you may write to.`,
    );
  }
}

/** Node's own recursive way never comes back from places like /proc. @param {string} folder */
function makeFolders(folder) {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** @param {AbortSignal} signal @returns {Promise<void>} */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
async function startWithDocker(env, args) {
  const file = join(projectRoot, 'infra/house/docker.mjs');
  if (!existsSync(file)) throw new Refusal('This checkout cannot start in Docker: run npm start without --docker.');
  const { startWithDocker: start } = await import(`file://${file}`);
  await start(env, args);
}
