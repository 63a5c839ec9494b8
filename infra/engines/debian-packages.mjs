import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './programs.mjs';
import { enginesFolder } from './project-root.mjs';
import { Refusal } from './refusal.mjs';

const run = promisify(execFile);

/**
 * Unpacks Debian packages, with what they depend on and this machine lacks, into `.engines/debian`. Needs no root and
 * no prepared package lists; nothing outside the checkout changes.
 * @param {string[]} packages names such as `redis-server`
 * @returns {Promise<string>} the folder that holds `usr/bin` and the rest
 */
export async function unpackDebianPackages(packages) {
  refuseWithoutApt(packages);
  mkdirSync(join(enginesFolder, 'debian'), { recursive: true });
  const work = mkdtempSync(join(enginesFolder, 'unpacking-'));
  try {
    const apt = privateApt(work);
    await apt(['update', '-qq']);
    await apt(['download', '-qq', ...(await withDependencies(apt, packages))]);
    const tree = join(work, 'tree');
    mkdirSync(tree);
    const files = readdirSync(work).filter((file) => file.endsWith('.deb'));
    for (const file of files) await run('dpkg-deb', ['-x', join(work, file), tree]);
    return moveIntoPlace(tree, join(enginesFolder, 'debian', packages.join('+')));
  } catch (error) {
    throw new Refusal(
      `${packages.join(' and ')} could not be fetched from Debian (${firstLine(error)}): ` +
        `check the network, or install by hand: apt-get install ${packages.join(' ')}`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string[]} packages */
function refuseWithoutApt(packages) {
  if (findProgram('apt-get') && findProgram('dpkg-deb')) return;
  throw new Refusal(
    `${packages.join(' and ')} must be on PATH: this machine has no apt-get to fetch them with, so install them by hand.`,
  );
}

/**
 * apt-get with its lists, cache and downloads in a folder of our own; the machine's package state is only read.
 * @param {string} folder
 */
function privateApt(folder) {
  for (const name of ['state/lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const settings = [
    `Dir::State=${join(folder, 'state')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `APT::Sandbox::User=${process.getuid?.() === 0 ? 'root' : ''}`,
    'Debug::NoLocking=true',
    'Acquire::Languages=none',
    'Acquire::Retries=2',
  ].flatMap((setting) => ['-o', setting]);
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args @returns {Promise<string>} */
  return async (args) => (await run('apt-get', [...settings, ...args], { cwd: folder, env, timeout: 180_000 })).stdout;
}

/**
 * The packages and those of their dependencies that the machine has not got.
 * @param {(args: string[]) => Promise<string>} apt
 * @param {string[]} packages
 * @returns {Promise<string[]>}
 */
async function withDependencies(apt, packages) {
  const plan = await apt(['install', '--simulate', '--no-install-recommends', ...packages]);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  return [...new Set([...packages, ...missing])];
}

/**
 * @param {string} tree
 * @param {string} place
 */
function moveIntoPlace(tree, place) {
  try {
    renameSync(tree, place);
  } catch (error) {
    // Another start of this checkout was quicker; its tree is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
  return place;
}

/** @param {unknown} error */
function firstLine(error) {
  const text = error instanceof Error ? String(/** @type {{ stderr?: string }} */ (error).stderr || error.message) : '';
  return text.trim().split('\n')[0];
}
