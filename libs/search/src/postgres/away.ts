import { SearchAway } from '../errors.js';

/** Classes of SQLSTATE that say "not now": connection, resources, intervention, system. */
const AWAY_CLASSES = new Set(['08', '53', '57', '58']);

/** Throws SearchAway where PostgreSQL could not be asked, and any other error as it is. */
export function asSearchAway(error: unknown): never {
  const code = (error as { code?: unknown }).code;
  const sqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const unreachable = typeof code === 'string' && /^E[A-Z]+$/.test(code) && !sqlState;
  const ended =
    error instanceof Error &&
    /connection (terminated|ended)|timeout exceeded when trying to connect|not queryable/i.test(error.message);
  if (unreachable || ended || (sqlState && AWAY_CLASSES.has(code.slice(0, 2)))) {
    throw new SearchAway(`PostgreSQL does not answer: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  throw error;
}
