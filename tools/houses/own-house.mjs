import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generousLimits } from '@guildhall/infra/check/generous-limits';
import { withDeathSignal } from '@guildhall/infra/engines/death-signal';
import { freePort } from '@guildhall/infra/engines/free-port';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { serviceSchemas, roleUrl } from '@guildhall/infra/database/schemas';

/** The administrator's password in every such house. */
export const adminPassword = 'a-password-for-measurements';

/**
 * @typedef {object} OwnHouse
 * @property {string} address
 * @property {string} data its data folder
 * @property {string} mailInbox address of the mail catcher's inbox
 * @property {Record<string, string>} urls of its engines
 * @property {() => import('@guildhall/infra/house/house-record').ProcessRecord[]} processes engines and processes as they
 *   run now
 * @property {string} catalogueUrl PostgreSQL as the catalogue's own role
 * @property {(script: string, args: string[]) => Promise<string>} operate runs an operator's command, answers its output
 * @property {() => Promise<void>} stop throws its data away
 */

/**
 * Starts a whole house on a data folder and a port of its own and waits until it is open. Its
 * limits are generous.
 * @param {string[]} args what follows `npm start --`
 * @returns {Promise<OwnHouse>}
 */
export async function startHouse(args) {
  const data = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const env = {
    ...process.env,
    GUILDHALL_DATA: data,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: adminPassword,
    LIMITS: generousLimits,
  };
  const launcher = run('infra/house/start.mjs', args, env);
  const ended = launcher.exited.then(() => {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`The house did not open:\n${launcher.output()}`);
  });
  await Promise.race([ended, launcher.hears('Guildhall is open.')]);
  // From now on its end is no surprise.
  ended.catch(() => {});
  const record = () => JSON.parse(readFileSync(join(data, 'house.json'), 'utf8'));
  const { address, mailInbox, urls } = record();
  const { rolePasswords } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const { schema } = /** @type {{ schema: string }} */ (
    serviceSchemas.find(({ service }) => service === 'training-catalog')
  );
  return {
    address,
    data,
    mailInbox,
    urls,
    processes: () => record().processes,
    catalogueUrl: roleUrl(urls.DATABASE_URL, schema, rolePasswords[schema]),
    operate: (script, commandArgs) => finished(run(`tools/dist/operator/${script}.js`, commandArgs, env)),
    async stop() {
      launcher.child.kill('SIGTERM');
      await launcher.exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(script, args, env) {
  // A command that is broken off takes its house with it.
  const { command, args: wrapped } = withDeathSignal(process.execPath, [script, ...args], 'TERM');
  const child = spawn(command, wrapped, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {Set<() => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
      for (const listener of listeners) listener();
    });
  }
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  /** @param {string} words @returns {Promise<void>} */
  const hears = (words) => new Promise((resolve) => listeners.add(() => output.includes(words) && resolve()));
  return { child, exited, hears, output: () => output };
}

/** @param {ReturnType<typeof run>} command */
async function finished({ exited, output }) {
  const code = await exited;
  if (code !== 0) throw new Error(`A command of the operator ended with code ${code}:\n${output()}`);
  return output();
}
