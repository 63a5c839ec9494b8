import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { isSameProcess, startTimeOf } from './process-identity.mjs';

/** @typedef {{ pid: number, startTime: string, data: string }} RunningHouse */

/** @param {string} root */
const registry = (root) => join(root, '.engines', 'houses');

/**
 * Notes that a house runs from this checkout, whatever its data folder.
 * @param {string} data
 * @param {string} [root]
 * @returns {() => void} takes the note away
 */
export function noteHouse(data, root = projectRoot) {
  mkdirSync(registry(root), { recursive: true });
  housesOfCheckout(root);
  const file = join(registry(root), `${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid), data }));
  return () => rmSync(file, { force: true });
}

/**
 * The houses that run from a checkout now; notes of those that are gone are cleared.
 * @param {string} [root]
 * @returns {RunningHouse[]}
 */
export function housesOfCheckout(root = projectRoot) {
  if (!existsSync(registry(root))) return [];
  const files = readdirSync(registry(root)).map((name) => join(registry(root), name));
  return files.flatMap((file) => {
    try {
      /** @type {RunningHouse} */
      const house = JSON.parse(readFileSync(file, 'utf8'));
      if (house.pid === process.pid) return [];
      if (isSameProcess(house.pid, house.startTime)) return [house];
      // A killed launcher could not take its note away.
      rmSync(file, { force: true });
    } catch {
      // Gone or half written: no house.
    }
    return [];
  });
}
