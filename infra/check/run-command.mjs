import { spawn } from 'node:child_process';
import { withDeathSignal } from '../engines/death-signal.mjs';
import { projectRoot } from '../engines/project-root.mjs';

/**
 * Runs a command in the project's root.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to our own
 * @param {boolean} [options.quiet] the output is kept and handed back, not shown
 * @param {'inherit' | 'ignore'} [options.stdout] 'ignore' drops what it prints and shows its complaints alone
 * @returns {Promise<{ code: number, output: string }>} 127 when the command is not there
 */
export function runCommand(command, args, { env = {}, quiet = false, stdout = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const wrapped = withDeathSignal(command, args, 'TERM');
    const child = spawn(wrapped.command, wrapped.args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : stdout, quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The path of a program an npm package brought.
 * @param {string} name
 */
export function localProgram(name) {
  return `${projectRoot}/node_modules/.bin/${name}`;
}
