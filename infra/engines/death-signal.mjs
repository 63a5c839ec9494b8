import { spawnSync } from 'node:child_process';

/** @type {boolean | undefined} */
let available;

/**
 * Wraps a command so that the kernel sends it a signal when the process that started it dies, however it dies.
 * Where `setpriv` is missing the command is returned as it is; the next start then clears what is left.
 * @param {string} command
 * @param {string[]} args
 * @param {'TERM' | 'INT' | 'KILL'} signal
 * @returns {{ command: string, args: string[] }}
 */
export function withDeathSignal(command, args, signal) {
  available ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
  if (!available) return { command, args };
  return { command: 'setpriv', args: ['--pdeathsig', signal, command, ...args] };
}
