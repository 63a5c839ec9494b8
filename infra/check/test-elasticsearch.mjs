import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../engines/free-port.mjs';
import { projectRoot } from '../engines/project-root.mjs';

/**
 * Starts a real Elasticsearch for the tests where a JDK is.
 * @param {string} folder its data go below it
 * @param {(line: string) => void} tell
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> } | { skipped: string }>}
 */
export async function startTestElasticsearch(folder, tell) {
  const file = join(projectRoot, 'infra/search-engine/elasticsearch.mjs');
  if (!existsSync(file)) return { skipped: 'infra/search-engine is absent' };
  const { findElasticsearchPrerequisites, startElasticsearch } = await import(pathToFileURL(file).href);
  const prerequisites = await findElasticsearchPrerequisites();
  if (typeof prerequisites === 'string') return { skipped: prerequisites };
  tell('starting Elasticsearch');
  return startElasticsearch({
    home: join(folder, 'elasticsearch'),
    httpPort: await freePort(),
    heapMb: 512,
    logFile: join(folder, 'logs', 'elasticsearch.log'),
  });
}
