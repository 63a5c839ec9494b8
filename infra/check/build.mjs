import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';
import { housesOfCheckout } from '../house/running-houses.mjs';
import { isFresh, keepStamp, sourceStamp } from './build-stamp.mjs';
import { localProgram, runCommand } from './run-command.mjs';

/** @typedef {{ name: string, sources: string[], outputs: string[], command: () => Promise<{ code: number, output: string }> }} Part */

/** @type {Part[]} */
const everyPart = [
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
 * @param {string} [root] the checkout
 * @param {Part[]} [parts]
 * @returns {Promise<void>} throws with the compiler's words when something does not build, and a Refusal when
 * something is to be built while a house of this checkout runs: what it starts again would be another build
 */
export async function buildAll(tell, root = projectRoot, parts = everyPart) {
  const changed = parts
    .map((part) => ({ ...part, stamp: sourceStamp(part.sources, root) }))
    .filter(({ name, outputs, stamp }) => !isComplete(outputs, root) || !isFresh(name, stamp, root));
  if (changed.length > 0) refuseUnderRunningHouse(root);
  for (const { name, command, stamp } of changed) {
    tell(`building the ${name}`);
    const { code, output } = await command();
    if (code !== 0) throw new Error(`The ${name} do not build:\n${output.trim()}`);
    keepStamp(name, stamp, root);
  }
}

/** @param {string[]} outputs @param {string} root */
function isComplete(outputs, root) {
  return outputs.every((output) => existsSync(join(root, output)));
}

/** @param {string} root */
function refuseUnderRunningHouse(root) {
  const [house] = housesOfCheckout(root);
  if (!house) return;
  throw new Refusal(
    `The sources have changed but a house of this checkout is running on the old build (process ${house.pid}, ` +
      `data ${house.data}): stop it first.`,
  );
}
