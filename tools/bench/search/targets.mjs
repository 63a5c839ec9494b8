import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openBareRoute } from '../open-bare-route.mjs';
import { exchange, keepAlive } from '../http.mjs';
import { recordElasticsearch, recordPostgres } from './record-engine.mjs';

/**
 * @typedef {object} Target one thing that is measured
 * @property {string} name
 * @property {(text: number) => Promise<void>} ask asks for the text of this number and reads the whole answer; throws at
 *   any answer but a good one
 * @property {number[]} [totals] how many a search for each text finds, where the target knows
 * @property {number} [degraded] answers that another engine than expected gave
 * @property {() => Promise<void>} close
 */

/** The size of the pool that the catalogue itself has. */
const poolSize = 8;

/** @param {string} address @param {string} text */
const searchUrl = (address, text) => new URL(`/api/training?q=${encodeURIComponent(text)}`, address);

/**
 * The whole path: gateway, broker, service, engine and back.
 * @param {string} address
 * @param {string[]} texts
 * @returns {Promise<Target>}
 */
export async function wholePath(address, texts) {
  const agent = keepAlive();
  const urls = texts.map((text) => searchUrl(address, text));
  const ask = (/** @type {number} */ text) => exchange(urls[text], { agent });
  const totals = [];
  for (const text of urls.keys()) totals.push(JSON.parse(String(await undegraded(() => ask(text)))).total);
  const target = {
    name: 'whole path',
    totals,
    degraded: 0,
    async ask(/** @type {number} */ text) {
      if ((await ask(text)).includes(standIn)) target.degraded += 1;
    },
    close: async () => agent.destroy(),
  };
  return target;
}

const standIn = '"degraded":true';

/**
 * The answer, once Elasticsearch gives it: while it is cold PostgreSQL stands in.
 * @param {() => Promise<Buffer>} ask
 */
async function undegraded(ask) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!answer.includes(standIn)) return answer;
    if (attempt === 120) throw new Error('PostgreSQL stands in for Elasticsearch, and that does not change.');
    await pause(500);
  }
}

/** Elasticsearch itself. @param {string} url @param {string[]} texts @returns {Promise<Target>} */
export async function elasticsearchItself(url, texts) {
  const recorded = await recordElasticsearch(url, texts);
  const agent = keepAlive();
  return {
    name: 'Elasticsearch itself',
    totals: recorded.map(({ total }) => total),
    async ask(text) {
      for (const { path, method, headers, body } of recorded[text].asked) {
        await exchange(new URL(path, url), { agent, method, headers }, body);
      }
    },
    close: async () => agent.destroy(),
  };
}

/** PostgreSQL itself, as the catalogue's role. @param {string} url @param {string[]} texts @returns {Promise<Target>} */
export async function postgresItself(url, texts) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  pool.on('error', () => {});
  const recorded = await recordPostgres(pool, texts);
  return {
    name: 'PostgreSQL itself',
    totals: recorded.map(({ total }) => total),
    async ask(text) {
      for (const statement of recorded[text].asked) await pool.query(statement);
    },
    close: () => pool.end(),
  };
}

/**
 * A bare Fastify route in a process of its own: answers what the whole path answered, of the same size.
 * @param {string} address of the house whose answers it repeats
 * @param {string[]} texts
 * @returns {Promise<Target>}
 */
export async function bareRoute(address, texts) {
  const agent = keepAlive();
  const answers = await Promise.all(texts.map((text) => exchange(searchUrl(address, text), { agent })));
  const server = await openBareRoute(answers.map((answer) => JSON.parse(answer.toString('utf8'))));
  const urls = texts.map((_, text) => new URL(`/?text=${text}`, server.address));
  return {
    name: 'bare route',
    async ask(text) {
      await exchange(urls[text], { agent });
    },
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}
