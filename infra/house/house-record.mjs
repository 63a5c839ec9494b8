import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess } from './process-identity.mjs';
import { writeFileSafely } from './write-file-safely.mjs';

/**
 * @typedef {object} ProcessRecord
 * @property {string} name
 * @property {string} instance
 * @property {'engine' | 'process'} kind
 * @property {number | null} pid null while it is not running
 * @property {string} startTime tells the process from a later one with the same number
 * @property {string} log
 * @property {number} restarts
 */
/**
 * @typedef {object} HouseRecord what other commands know of a running house; only its owner may read it
 * @property {number} pid the launcher's
 * @property {string} startTime
 * @property {string} startedAt ISO 8601
 * @property {boolean} ready
 * @property {string} address
 * @property {string} data
 * @property {string} logs
 * @property {Record<string, number>} ports
 * @property {Record<string, string>} urls DATABASE_URL (the owner's), REDIS_URL, NATS_URL, SMTP_URL, perhaps ELASTICSEARCH_URL
 * @property {string | null} mailInbox null when SMTP_URL was given
 * @property {boolean} brokerGiven whether NATS_URL was given: then its own user is everyone's
 * @property {ProcessRecord[]} processes
 */

/** @param {string} data */
const recordFile = (data) => join(data, 'house.json');

/** @param {string} data @param {HouseRecord} record */
export function writeRecord(data, record) {
  writeFileSafely(recordFile(data), JSON.stringify(record, null, 2), 0o600);
}

/** @param {string} data */
export function removeRecord(data) {
  rmSync(recordFile(data), { force: true });
}

/**
 * The record a launcher left, whether it still runs or not.
 * @param {string} data
 * @returns {HouseRecord | undefined}
 */
export function readRecord(data) {
  if (!existsSync(recordFile(data))) return undefined;
  try {
    return JSON.parse(readFileSync(recordFile(data), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The house that runs on a data folder now.
 * @param {string} data
 * @returns {HouseRecord | undefined}
 */
export function runningHouse(data) {
  const record = readRecord(data);
  return record && isSameProcess(record.pid, record.startTime) ? record : undefined;
}
