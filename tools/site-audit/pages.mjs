import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';

/**
 * The path of every page of the route table as it stands there, such as `/training/:id`, and one where nothing is.
 * @returns {string[]}
 */
export function everyPage() {
  const table = /** @type {{ pages: { path: string }[] }} */ (
    JSON.parse(readFileSync(join(projectRoot, 'frontend/dist/routes.json'), 'utf8'))
  );
  return [...table.pages.map(({ path }) => path), '/no-such-page'];
}
