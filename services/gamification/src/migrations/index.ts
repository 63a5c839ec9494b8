import { Points1795132800000 } from './1795132800000-points.js';

/** The service's own schema of the database. */
export const schema = 'gamification';

/** In the order they run. A migration that has landed is never edited. */
export const migrations = [Points1795132800000];
