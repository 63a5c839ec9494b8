import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { planEngines } from '../engines/engine-set.mjs';
import { launch } from '../engines/launch.mjs';
import { projectRoot } from '../engines/project-root.mjs';
import { serverPrograms } from '../engines/server-programs.mjs';
import { firstAdminPassword } from './admin-password.mjs';
import { brokerUsers } from './broker-users.mjs';
import { House } from './house.mjs';
import { brokerCredential, environmentOf } from './process-table.mjs';
import { progress } from './progress.mjs';
import { isGatewayReady, openReadinessDesk, untilYes } from './readiness.mjs';
import { refuseTakenPort } from './refuse-taken-port.mjs';
import { keptSecrets } from './secrets.mjs';
import { summary } from './summary.mjs';

/**
 * @typedef {object} HouseParts what the house is made of
 * @property {import('./process-table.mjs').ProcessEntry[]} table
 * @property {import('./process-table.mjs').ProcessEntry} gateway
 * @property {import('./broker-users.mjs').Permissions} permissions
 * @property {(options: { ownerUrl: string, passwords: Record<string, string>, tell: (line: string) => void }) => Promise<void>} migrate
 * @property {(ownerUrl: string, password: string) => Promise<boolean>} opensAdmin whether the password opens the account `admin`
 */

const readyWithinMs = 60_000;

/**
 * Starts engines, database and processes, waits until all are ready and says so. Whatever goes wrong or is called off
 * on the way is closed again before this throws.
 * @param {import('./settings.mjs').Settings} settings
 * @param {HouseParts} parts
 * @param {{ print?: (line: string) => void, cancelled: AbortSignal }} options
 * @returns {Promise<House>}
 */
export async function runHouse(settings, parts, { print = (line) => console.log(line), cancelled }) {
  const house = new House(settings, print);
  const interrupted = AbortSignal.any([cancelled, house.broken]);
  try {
    await unlessAborted(startAll(house, settings, parts, { print, interrupted }), interrupted);
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}

/**
 * @param {House} house
 * @param {import('./settings.mjs').Settings} settings
 * @param {HouseParts} parts
 * @param {{ print: (line: string) => void, interrupted: AbortSignal }} options
 */
async function startAll(house, settings, { table, gateway, permissions, migrate, opensAdmin }, { print, interrupted }) {
  const { step } = progress(print);
  const { data, given } = settings;
  mkdirSync(house.logs, { recursive: true, mode: 0o700 });
  const secretsFile = join(data, 'secrets.json');
  const secrets = keptSecrets(secretsFile, Object.keys(permissions));
  const admin = firstAdminPassword(secretsFile, settings.adminPassword);
  const plans = await planEngines({
    folder: data,
    logs: house.logs,
    secrets,
    brokerUsers: brokerUsers(permissions, secrets.brokerPasswords),
    elasticsearch: settings.elasticsearch,
    replaced: Object.keys(given),
  });
  await step(`Engines: ${plans.map(({ name }) => name).join(', ') || 'all given'}`, async (tell) => {
    if (plans.some(({ name }) => name === 'redis' || name === 'nats')) await serverPrograms(tell);
    await Promise.all(plans.map((plan) => house.addEngine(plan)));
  });
  const values = valuesOf(house, settings, admin.password);
  await step('Database', (tell) => migrate({ ownerUrl: values.DATABASE_URL, passwords: secrets.rolePasswords, tell }));
  const options = (/** @type {import('./process-table.mjs').ProcessEntry} */ entry) =>
    processOptions(entry, house.logs, () => environmentOf(entry, { values, secrets }, process.env));
  const { NATS_USER: user, NATS_PASSWORD: password } = brokerCredential('launcher', values, secrets);
  const desk = await openReadinessDesk({ url: values.NATS_URL, user, password });
  /** @param {() => Promise<boolean>} ask @param {string} what */
  const ready = (ask, what) => untilYes(ask, { what, withinMs: readyWithinMs, cancelled: interrupted });
  try {
    await step(`Processes: ${table.map(({ instance }) => instance).join(', ')}`, async () => {
      await Promise.all(table.map((entry) => house.addProcess(options(entry))));
      await Promise.all(table.map(({ instance }) => ready(() => desk.isReady(instance), instance)));
    });
  } finally {
    await desk.close();
  }
  await step('Gateway', async () => {
    // Somebody may have taken it meanwhile, and would then answer in our gateway's place.
    await refuseTakenPort(settings.port, settings.host);
    await house.addGateway(options(gateway));
    await ready(() => isGatewayReady(settings.address), gateway.instance);
  });
  // A database that was given may have had the account before this start, and another password with it.
  const opens = Boolean(
    admin.isFirstStart && admin.password && (await opensAdmin(values.DATABASE_URL, admin.password)),
  );
  interrupted.throwIfAborted();
  house.open();
  admin.settle();
  delete values.ADMIN_PASSWORD;
  const { address, mailInbox, logs } = house.record;
  const wasChosen = Boolean(settings.adminPassword);
  print(summary({ address, mailInbox, data, logs, admin: { ...admin, wasChosen, opens } }));
}

/**
 * Every address and setting the processes may get, by variable.
 * @param {House} house
 * @param {import('./settings.mjs').Settings} settings
 * @param {string | undefined} adminPassword
 * @returns {Record<string, string>}
 */
function valuesOf(house, settings, adminPassword) {
  return {
    ...settings.passedOn,
    ...house.record.urls,
    PUBLIC_URL: settings.publicUrl,
    HOST: settings.host,
    PORT: String(settings.port),
    ...(adminPassword ? { ADMIN_PASSWORD: adminPassword } : {}),
    ...(house.record.brokerGiven ? { NATS_IS_GIVEN: 'yes' } : {}),
  };
}

/**
 * @param {import('./process-table.mjs').ProcessEntry} entry
 * @param {string} logs
 * @param {() => NodeJS.ProcessEnv} environment asked for at every start
 * @returns {import('./charge.mjs').ChargeOptions}
 */
function processOptions({ name, instance, script }, logs, environment) {
  const log = join(logs, `${instance}.log`);
  return {
    name,
    instance,
    kind: 'process',
    log,
    start: () =>
      launch({
        name: instance,
        command: process.execPath,
        args: [script],
        cwd: projectRoot,
        env: environment(),
        logFile: log,
      }),
  };
}

/**
 * @template T
 * @param {Promise<T>} work
 * @param {AbortSignal} signal
 * @returns {Promise<T>} throws the signal's reason when it comes first
 */
function unlessAborted(work, signal) {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, (error) => reject(signal.aborted ? signal.reason : error));
  });
}
