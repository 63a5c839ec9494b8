import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';

const notSources = new Set(['node_modules', 'dist', 'coverage']);

/**
 * A fingerprint of source files: it changes when a file's name or content does, not when its time does.
 * @param {string[]} paths files and folders, from the root
 * @param {string} [root]
 * @returns {string}
 */
export function sourceStamp(paths, root = projectRoot) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addPath(hash, root, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addPath(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!notSources.has(name) && !/\.spec\.tsx?$|\.tsbuildinfo$/.test(name)) addPath(hash, root, join(path, name));
  }
}

/** @param {string} name @param {string} root */
const stampFile = (name, root) => join(root, 'node_modules', `.guildhall-built-${name}`);

/**
 * Whether a part was last built from exactly these sources.
 * @param {string} name
 * @param {string} stamp
 * @param {string} [root]
 */
export function isFresh(name, stamp, root = projectRoot) {
  const file = stampFile(name, root);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Remembers what a part was built from.
 * @param {string} name
 * @param {string} stamp
 * @param {string} [root]
 */
export function keepStamp(name, stamp, root = projectRoot) {
  writeFileSync(stampFile(name, root), stamp);
}
