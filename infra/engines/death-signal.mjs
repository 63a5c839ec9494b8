import { spawnSync } from 'node:child_process';
import { findProgram } from './programs.mjs';

/** The path of a `setpriv` that can do it; null when there is none. @type {string | null | undefined} */
let setpriv;

/**
 * Wraps a command so that the kernel sends it a signal when the process that started it dies, however it dies.
 * Where `setpriv` is missing the command is returned as it is; the next start then clears what is left.
 * @param {string} command
 * @param {string[]} args
 * @param {'TERM' | 'INT' | 'KILL'} signal
 * @returns {{ command: string, args: string[] }}
 */
export function withDeathSignal(command, args, signal) {
  if (setpriv === undefined) setpriv = findSetpriv();
  if (setpriv === null) return { command, args };
  return { command: setpriv, args: ['--pdeathsig', signal, command, ...args] };
}

function findSetpriv() {
  const path = findProgram('setpriv', { unpacked: '' })?.path;
  const works = path && spawnSync(path, ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
  return works ? path : null;
}
