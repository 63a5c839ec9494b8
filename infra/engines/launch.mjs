import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { withDeathSignal } from './death-signal.mjs';

/**
 * @typedef {object} Launched
 * @property {string} name
 * @property {number} pid also the id of its process group
 * @property {Promise<string>} exited settles when the process is gone, with words that say how
 * @property {() => boolean} isAlive
 * @property {(signal?: NodeJS.Signals, graceMs?: number) => Promise<void>} stop asks, waits, then kills the group
 * @property {(signal: NodeJS.Signals) => void} signal sends a signal to the process alone
 */

/** Process groups this process has started and that are not known to be gone. @type {Set<number>} */
const groups = new Set();

/**
 * Starts a process in a group of its own, its output appended to a log file.
 * @param {object} options
 * @param {string} options.name how messages call it
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.logFile
 * @param {NodeJS.ProcessEnv} [options.env] the whole environment; the starter's own by default
 * @param {string} [options.cwd]
 * @param {'TERM' | 'INT' | 'KILL'} [options.deathSignal] sent when the starter dies
 * @param {string[]} [options.before] a command that runs this one, in front of everything (a user namespace)
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @returns {Promise<Launched>}
 */
export async function launch(options) {
  const { name, logFile, env = process.env, cwd, uid, gid } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const wrapped = withDeathSignal(options.command, options.args, options.deathSignal ?? 'TERM');
  const [command, ...args] = [...(options.before ?? []), wrapped.command, ...wrapped.args];
  const identity = uid === undefined ? {} : { uid, gid };
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log], ...identity });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      forget(/** @type {number} */ (child.pid));
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`);
    });
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
  });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(new Error(`${name} could not be started: ${error.message}`)));
  });
  return asLaunched(name, child, exited);
}

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} exited
 * @returns {Launched}
 */
function asLaunched(name, child, exited) {
  const pid = /** @type {number} */ (child.pid);
  groups.add(pid);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid,
    exited,
    isAlive,
    signal: (signal) => void (isAlive() && child.kill(signal)),
    async stop(signal = 'SIGTERM', graceMs = 4000) {
      if (isAlive()) {
        child.kill(signal);
        await settledWithin(exited, graceMs);
      }
      if (isAlive()) killGroup(pid);
      await exited;
    },
  };
}

/** What the leader of a group leaves behind goes with it. @param {number} pid */
function forget(pid) {
  killGroup(pid);
  groups.delete(pid);
}

/** The last resort: ends everything this process has started, at once. */
export function killAllGroups() {
  for (const pid of groups) killGroup(pid);
}

/** Ends whatever is left of a process group; one that is gone already is fine. @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}

/**
 * Waits for a promise, but not for ever.
 * @param {Promise<unknown>} promise
 * @param {number} milliseconds
 * @returns {Promise<boolean>} whether it settled in time
 */
export async function settledWithin(promise, milliseconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  const settled = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return Boolean(settled);
}
