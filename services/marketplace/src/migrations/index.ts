import { Resources1795132800000 } from './1795132800000-resources.js';
import { Companies1795221900000 } from './1795221900000-companies.js';

/** The service's own schema of the database. */
export const schema = 'marketplace';

/** In the order they run. A migration that has landed is never edited. */
export const migrations = [Resources1795132800000, Companies1795221900000];
