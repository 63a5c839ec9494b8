import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout these files stand in. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where programs fetched for this checkout are kept (never committed). */
export const enginesFolder = join(projectRoot, '.engines');
