import type { FacetCount, SearchAnswer, SearchRequest } from '../port.js';
import type { SearchStatement, SearchStatementRow } from './search-statement.js';

/** Pure: the statement's row as an answer, without highlights. */
export function readAnswer<Source>(
  request: SearchRequest,
  statement: SearchStatement,
  row: SearchStatementRow,
): SearchAnswer<Source> {
  const counts = row.counts ?? [];
  const bitOf = (filter: string): number => {
    const at = statement.maskedFilters.indexOf(filter);
    return at === -1 ? 0 : 2 ** at;
  };
  return {
    total: row.total,
    hits: (row.hits ?? []).map(({ id, score, source }) => ({ id, score, source: source as Source, highlights: {} })),
    facets: Object.fromEntries(
      (request.facets ?? []).map((facet) => [facet, facetCounts(facet, bitOf(facet), counts)]),
    ),
    notStated: Object.fromEntries(
      statement.maskedFilters.map((filter) => [filter, leftOut(filter, bitOf(filter), counts)]),
    ),
  };
}

/** A facet counts the rows that no filter refuses, or its own filter alone. */
function facetCounts(facet: string, bit: number, counts: readonly [number, string, number][]): FacetCount[] {
  const prefix = `${facet}=`;
  const totals = new Map<string, number>();
  for (const [failed, written, documents] of counts) {
    const value = written.slice(prefix.length);
    if (value === '' || !written.startsWith(prefix) || (failed !== 0 && failed !== bit)) continue;
    totals.set(value, (totals.get(value) ?? 0) + documents);
  }
  return [...totals]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function leftOut(filter: string, bit: number, counts: readonly [number, string, number][]): number {
  return counts.find(([failed, written]) => failed === bit && written === `${filter}=`)?.[2] ?? 0;
}
