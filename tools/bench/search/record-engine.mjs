import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultPageSize } from '@guildhall/contracts/training';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { ElasticsearchSearch, PostgresSearch } from '@guildhall/search';

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer }} EngineRequest */
/** @typedef {{ text: string, values: unknown[] }} EngineStatement */

/**
 * @template Asked
 * @typedef {{ asked: Asked[], total: number }} Recorded what a search asked the engine, in order, and how many it found
 */

/** What GET /api/training asks the engine for one text, all else left at its defaults. @param {string} text */
const searchFor = (text) => ({ text, filters: {}, facets: ['industry', 'format'], from: 0, size: defaultPageSize });

/** The catalogue's own definition of its index, as built. */
async function catalogueIndex() {
  const file = join(projectRoot, 'services/training-catalog/dist/search-index/opportunities.index.js');
  return import(pathToFileURL(file).href);
}

/**
 * The very requests that a search for a text sends to Elasticsearch, in order: taken down on their way there.
 * @param {string} url of Elasticsearch
 * @param {string[]} texts
 * @returns {Promise<Recorded<EngineRequest>[]>} per text
 */
export async function recordElasticsearch(url, texts) {
  const { opportunitiesIndex } = await catalogueIndex();
  const scribe = await openScribe(url);
  const engine = new ElasticsearchSearch(opportunitiesIndex, { url: scribe.url });
  try {
    const recorded = [];
    for (const text of texts) {
      const { total } = await engine.query(searchFor(text));
      recorded.push({ asked: scribe.taken(), total });
    }
    return recorded;
  } finally {
    await engine.close();
    await scribe.close();
  }
}

/**
 * The very statements that a search for a text sends to PostgreSQL, in order.
 * @param {import('pg').Pool} pool
 * @param {string[]} texts
 * @returns {Promise<Recorded<EngineStatement>[]>} per text
 */
export async function recordPostgres(pool, texts) {
  const { opportunitiesIndex, opportunitiesTable } = await catalogueIndex();
  /** @type {EngineStatement[]} */
  let taken = [];
  const executor = {
    /** @param {string} text @param {unknown[]} [values] */
    query(text, values = []) {
      taken.push({ text, values });
      return pool.query(text, values);
    },
  };
  const engine = new PostgresSearch(opportunitiesIndex, opportunitiesTable, executor);
  const recorded = [];
  for (const text of texts) {
    taken = [];
    const { total } = await engine.query(searchFor(text));
    recorded.push({ asked: taken, total });
  }
  return recorded;
}

/** Stands before Elasticsearch, hands everything on and keeps what was asked. @param {string} url */
async function openScribe(url) {
  /** @type {EngineRequest[]} */
  let taken = [];
  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  const handOn = async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const headers = Object.fromEntries(
      ['content-type', 'accept'].map((name) => [name, String(incoming.headers[name] ?? 'application/json')]),
    );
    const asked = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body };
    taken.push(asked);
    const onward = httpRequest(new URL(asked.path, url), { method: asked.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    onward.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    handOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken() {
      const these = taken;
      taken = [];
      return these;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
