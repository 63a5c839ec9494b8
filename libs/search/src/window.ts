import { SearchRequestRefused } from './errors.js';
import type { SearchRequest } from './port.js';
import type { SearchIndex } from './search-index.js';

/** How deep hits can be paged through. */
export const SEARCH_WINDOW = 10_000;

/** Throws SearchRequestRefused unless the definition has all that the request names and the page is in the window. */
export function checkRequest(index: SearchIndex, request: SearchRequest): void {
  const refuse = (what: string): never => {
    throw new SearchRequestRefused(what);
  };
  const { from, size, sort = 'relevance' } = request;
  if (!isCount(from) || !isCount(size)) refuse('from and size must be whole numbers from 0');
  if (from + size > SEARCH_WINDOW) refuse(`from + size must be at most ${SEARCH_WINDOW}`);
  if (sort !== 'relevance' && !Object.hasOwn(index.sorts, sort)) refuse(`no sort ${sort}`);
  for (const facet of request.facets ?? []) {
    if (!index.facets.includes(facet)) refuse(`no facet ${facet}`);
  }
  for (const filter of Object.keys(request.filters ?? {})) {
    if (!Object.hasOwn(index.filters, filter)) refuse(`no filter ${filter}`);
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
