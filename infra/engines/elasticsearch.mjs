import { projectRoot } from './project-root.mjs';
import { Refusal } from './refusal.mjs';

/**
 * The local Elasticsearch lives in infra/search-engine; it is loaded only when it is asked for.
 * @returns {Promise<any>}
 */
const searchEngine = () => import(`file://${projectRoot}/infra/search-engine/elasticsearch.mjs`);

/**
 * Why no Elasticsearch can run here.
 * @returns {Promise<string | null>} in plain words; null when one can
 */
export async function whatElasticsearchMisses() {
  const { findElasticsearchPrerequisites } = await searchEngine();
  const found = await findElasticsearchPrerequisites();
  return 'missing' in found ? found.missing : null;
}

/** Refuses, in one line, when no Elasticsearch can run here. */
export async function refuseWithoutElasticsearch() {
  const missing = await whatElasticsearchMisses();
  if (missing)
    throw new Refusal(
      `Elasticsearch cannot run here: ${missing}. Install it, set ELASTICSEARCH_URL, or start without --elasticsearch.`,
    );
}

/**
 * Starts Elasticsearch on loopback and waits until it is healthy.
 * @param {object} options
 * @param {string} options.folder data folder
 * @param {number} options.port
 * @param {string} options.logFile
 * @param {(line: string) => void} [options.tell]
 * @returns {Promise<import('./launch.mjs').Launched & { url: string }>}
 */
export async function startElasticsearch({ folder, port, logFile, tell }) {
  const { startElasticsearch: start } = await searchEngine();
  const node = await start({ home: folder, httpPort: port, logFile, onProgress: tell });
  let alive = true;
  /** @type {Promise<string>} */
  const exited = node.exited.then((/** @type {number | null} */ code) => {
    alive = false;
    return code === null ? 'was ended by a signal' : `ended with code ${code}`;
  });
  return {
    name: 'Elasticsearch',
    pid: node.pid,
    url: node.url,
    exited,
    isAlive: () => alive,
    signal: (signal) => void (alive && process.kill(node.pid, signal)),
    stop: () => node.stop(),
  };
}
