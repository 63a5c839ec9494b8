import type { estypes } from '@elastic/elasticsearch';
import { choicesOf } from '../document/choices.js';
import type { FacetCount, SearchAnswer, SearchRequest } from '../port.js';
import { nearest } from '../text/spelling.js';

/** The part of a response that is read. */
export type SearchResponse = Pick<estypes.SearchResponse<{ source: unknown }>, 'hits' | 'aggregations' | 'suggest'>;

interface CountAggregation {
  doc_count: number;
  values?: { buckets: { key: string; doc_count: number }[] };
}

/** Pure: a response as an answer, without highlights. */
export function readResponse<Source>(
  request: SearchRequest,
  { hits, aggregations }: SearchResponse,
): SearchAnswer<Source> {
  const counted = (aggregations ?? {}) as unknown as Record<string, CountAggregation | undefined>;
  return {
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    hits: hits.hits.map((hit) => ({
      id: hit._id ?? '',
      score: hit._score ?? null,
      source: hit._source?.source as Source,
      highlights: {},
    })),
    facets: Object.fromEntries((request.facets ?? []).map((facet) => [facet, facetCounts(counted[`facet:${facet}`])])),
    notStated: Object.fromEntries(
      choicesOf(request).map(({ filter }) => [filter, counted[`unstated:${filter}`]?.doc_count ?? 0]),
    ),
  };
}

function facetCounts(aggregation: CountAggregation | undefined): FacetCount[] {
  return (aggregation?.values?.buckets ?? [])
    .map(({ key, doc_count: count }) => ({ value: key, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/**
 * Pure: typed words that no document has -> the word that was probably meant. A word whose stem is known is not
 * misspelt, only inflected.
 */
export function readSpelling({ suggest }: SearchResponse): Map<string, string> {
  const stemUnknown = new Set(
    (suggest?.['stems'] ?? []).filter(({ options }) => listOf(options).length > 0).map(({ offset }) => offset),
  );
  const replacements = new Map<string, string>();
  for (const { text, offset, options } of suggest?.['words'] ?? []) {
    if (!stemUnknown.has(offset)) continue;
    const candidates = listOf(options).map((option) => ({ word: option.text ?? '', documents: option.freq ?? 0 }));
    const replacement = nearest(text, candidates);
    if (replacement) replacements.set(text, replacement);
  }
  return replacements;
}

function listOf(options: unknown): { text?: string; freq?: number }[] {
  return Array.isArray(options) ? (options as { text?: string; freq?: number }[]) : [];
}
