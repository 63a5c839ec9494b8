import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { drawTable } from '../draw-table.mjs';
import { figuresOf, times } from '../figures.mjs';
import { exchange } from '../http.mjs';

/** Log-ins at once. */
export const stormSize = 200;
const readers = { count: 4, pauseMs: 100 };
const quietMs = 5000;
/** How long the house is left alone after a storm: what it caused is over by then. */
const calmMs = 2000;
const aim = 2;

const says = [
  '### A storm of log-ins',
  `${stormSize} log-ins at once, out of a process of their own and with the right passwords of as many accounts, while ${readers.count}`,
  `visitors search (\`GET /api/training\`), each ${readers.pauseMs} ms after the last answer; before each storm they search alone. The aim: the`,
  `p95 of a search during the storms is at most ${aim} times that of the quiet time before. Log-ins that cannot be answered in time are`,
  'sent away (503).',
];

/**
 * @param {string} address of the house
 * @param {import('./crowd.mjs').Member[]} members as many as the storm has log-ins
 * @param {import('node:http').Agent} agent
 * @param {string[]} texts what the visitors search for
 * @param {number} rounds
 * @returns {Promise<string>} Markdown
 */
export async function hashStorm(address, members, agent, texts, rounds) {
  const urls = ['', ...texts.map((text) => `?q=${encodeURIComponent(text)}`)].map(
    (query) => new URL(`/api/training${query}`, address),
  );
  const read = (/** @type {number} */ at) => exchange(urls[at % urls.length], { agent });
  /** @type {Record<string, number>} */
  const statuses = {};
  const clouds = await openStorm(address, members.slice(0, stormSize));
  const storm = async () => {
    for (const status of await clouds.storm()) statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await readDuring(read, storm);
  for (const status of Object.keys(statuses)) delete statuses[status];
  const quiet = { latencies: /** @type {number[]} */ ([]), seconds: 0 };
  const stormy = { latencies: /** @type {number[]} */ ([]), seconds: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await pause(calmMs);
    add(quiet, await readDuring(read, () => pause(quietMs)));
    add(stormy, await readDuring(read, storm));
  }
  await clouds.close();
  const [before, during] = [figuresOf(quiet), figuresOf(stormy)];
  const ratio = during.p95 / before.p95;
  const row = [
    String(rounds),
    times(before),
    times(during),
    `${ratio.toFixed(2)}x`,
    ratio <= aim ? 'yes' : 'no',
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
    (stormy.seconds / rounds).toFixed(1),
  ];
  const heads = ['storms', 'quiet', 'storm', 'p95 ratio', 'kept', 'log-ins answered', 'seconds each'];
  return [
    says[0],
    says.slice(1).join('\n'),
    'Quiet and storm: p50 / p95 / p99 of a search in ms.',
    drawTable(heads, [row]),
  ].join('\n\n');
}

/**
 * Visitors who search for as long as something lasts.
 * @param {(at: number) => Promise<unknown>} read
 * @param {() => Promise<unknown>} lasts
 * @returns {Promise<import('../measure.mjs').Sample>}
 */
async function readDuring(read, lasts) {
  /** @type {number[]} */
  const latencies = [];
  let over = false;
  const visitor = async (/** @type {number} */ number) => {
    await pause((number * readers.pauseMs) / readers.count);
    for (let at = number; !over; at += 1) {
      const begun = performance.now();
      await read(at);
      latencies.push(performance.now() - begun);
      await pause(readers.pauseMs);
    }
  };
  const begun = performance.now();
  const visitors = Array.from({ length: readers.count }, (_, number) => visitor(number));
  await lasts();
  over = true;
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(visitors);
  return { latencies, seconds };
}

/** @param {string} address @param {import('./crowd.mjs').Member[]} members */
async function openStorm(address, members) {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/bench/accounts/storm.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const heard = async () => (await once(child, 'message'))[0];
  child.send({ address, members });
  await heard();
  return {
    /** @returns {Promise<number[]>} statuses */
    storm() {
      child.send('now');
      return heard();
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** @param {import('../measure.mjs').Sample} sum @param {import('../measure.mjs').Sample} sample */
function add(sum, { latencies, seconds }) {
  sum.latencies.push(...latencies);
  sum.seconds += seconds;
}
