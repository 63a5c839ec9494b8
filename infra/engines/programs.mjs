import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { enginesFolder } from './project-root.mjs';

/**
 * @typedef {object} Program
 * @property {string} path the file to run
 * @property {Record<string, string>} env what its environment needs besides the usual (libraries unpacked beside it)
 */

/**
 * Finds a program on PATH, in the folders where systems keep servers, or among the unpacked Debian packages.
 * @param {string} name file name of the program
 * @param {{ path?: string, unpacked?: string }} [places] other places to look in, for tests
 * @returns {Program | undefined}
 */
export function findProgram(name, places = {}) {
  const path = places.path ?? `${process.env.PATH ?? ''}${delimiter}/usr/local/sbin${delimiter}/usr/sbin`;
  for (const folder of path.split(delimiter)) {
    if (folder && isExecutable(join(folder, name))) return { path: join(folder, name), env: {} };
  }
  return findUnpacked(name, places.unpacked ?? join(enginesFolder, 'debian'));
}

/**
 * @param {string} name
 * @param {string} unpacked folder with one tree per set of packages
 * @returns {Program | undefined}
 */
function findUnpacked(name, unpacked) {
  const trees = existsSync(unpacked) ? readdirSync(unpacked) : [];
  for (const tree of trees) {
    const root = join(unpacked, tree);
    for (const folder of ['usr/bin', 'usr/sbin']) {
      const path = join(root, folder, name);
      if (isExecutable(path)) return { path, env: { LD_LIBRARY_PATH: libraryFolders(root).join(':') } };
    }
  }
  return undefined;
}

/** @param {string} root */
function libraryFolders(root) {
  return ['usr/lib', 'lib'].flatMap((lib) => {
    const folder = join(root, lib);
    if (!existsSync(folder)) return [];
    const triplets = readdirSync(folder).filter((entry) => entry.endsWith('-linux-gnu'));
    return [...triplets.map((triplet) => join(folder, triplet)), folder];
  });
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
