import { DomainError } from '@guildhall/kernel';
import { IndexSizeChange, SearchAway } from '@guildhall/search';

/**
 * Hands on a search engine's fault under the contracts' codes; any other as it is.
 * @throws DomainError `training-catalog.search.away`, `training-catalog.index.size_change`
 */
export function asCoded(error: unknown): never {
  if (error instanceof SearchAway) throw new DomainError('training-catalog.search.away', { retryAfterSeconds: 2 });
  if (error instanceof IndexSizeChange)
    throw new DomainError('training-catalog.index.size_change', { before: error.before, after: error.after });
  throw error;
}
