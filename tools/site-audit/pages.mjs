import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';

/**
 * The address of every page of the route table, with something real in place of each parameter.
 * @param {string} address of the running house
 * @returns {Promise<string[]>}
 */
export async function everyPage(address) {
  const table = /** @type {{ pages: { path: string }[] }} */ (
    JSON.parse(readFileSync(join(projectRoot, 'frontend/dist/routes.json'), 'utf8'))
  );
  const found = await fetch(`${address}/api/training?q=welding&size=10`);
  const { results } = /** @type {{ results: { id: string }[] }} */ (await found.json());
  const filled = table.pages.map(({ path }) =>
    path.replace(':id', results[0]?.id ?? 'none').replace(':token', 'a-link-that-was-mailed'),
  );
  return [...filled, '/no-such-page'];
}
