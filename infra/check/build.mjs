import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { isFresh, keepStamp, sourceStamp } from './build-stamp.mjs';
import { localProgram, runCommand } from './run-command.mjs';

/** @typedef {{ name: string, sources: string[], outputs: string[], command: () => Promise<{ code: number, output: string }> }} Part */

/** @type {Part[]} */
const parts = [
  {
    name: 'processes',
    sources: ['libs', 'services', 'gateway', 'tools', 'tsconfig.base.json', 'tsconfig.build.json', 'package-lock.json'],
    outputs: ['libs/contracts/dist/broker/index.js', 'gateway/dist/main.js', 'services/auth/dist/main.js'],
    command: () => runCommand(localProgram('tsc'), ['-b', 'tsconfig.build.json'], { quiet: true }),
  },
  {
    name: 'pages',
    sources: ['frontend', 'libs/contracts', 'libs/kernel', 'package-lock.json'],
    outputs: ['frontend/dist'],
    command: () => runCommand('npm', ['run', 'build', '--workspace', 'frontend'], { quiet: true }),
  },
];

/**
 * Builds what has changed since the last build: the processes with tsc, the pages with Vite.
 * @param {(line: string) => void} tell hears what is being built
 * @returns {Promise<void>} throws with the compiler's words when something does not build
 */
export async function buildAll(tell) {
  for (const part of parts) {
    const stamp = sourceStamp(part.sources);
    const complete = part.outputs.every((output) => existsSync(join(projectRoot, output)));
    if (complete && isFresh(part.name, stamp)) continue;
    tell(`building the ${part.name}`);
    const { code, output } = await part.command();
    if (code !== 0) throw new Error(`The ${part.name} do not build:\n${output.trim()}`);
    keepStamp(part.name, stamp);
  }
}
