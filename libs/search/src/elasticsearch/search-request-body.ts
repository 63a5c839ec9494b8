import type { estypes } from '@elastic/elasticsearch';
import { choicesOf, type Choice } from '../document/choices.js';
import type { SearchRequest } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import type { ReadQuery } from '../text/read-query.js';
import { notStating, takenBy } from './choice-clauses.js';
import { textClause } from './text-clause.js';

type Clause = estypes.QueryDslQueryContainer;
type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

const MOST_FACET_VALUES = 1_000;

/**
 * Pure: one request that answers a whole search. Set filters are a post filter, and each facet is counted under all
 * filters but its own; so are the documents that a filter leaves out because they state nothing.
 */
export function searchRequestBody(index: SearchIndex, request: SearchRequest, query: ReadQuery): estypes.SearchRequest {
  const choices = choicesOf(request);
  const text = textClause(index, query);
  const here: Clause = { term: { removed: false } };
  const byScore = text !== undefined && (request.sort ?? 'relevance') === 'relevance';
  const doubtful = query.units.flatMap((unit) => unit.doubtful?.word ?? []);
  return {
    from: request.from,
    size: request.size,
    track_total_hits: true,
    query: { bool: { ...(text && byScore ? { must: [text] } : {}), filter: text && !byScore ? [here, text] : [here] } },
    ...(choices.length > 0 ? { post_filter: { bool: { filter: choices.map(takenBy) } } } : {}),
    aggs: { ...facetCounts(request, choices), ...leftOut(index, choices) },
    sort: order(index, request, byScore),
    _source: ['source'],
    ...(doubtful.length > 0 ? { suggest: spelling(doubtful) } : {}),
  };
}

/** Names of the aggregations: `facet:format` and `unstated:format`. */
function facetCounts(request: SearchRequest, choices: readonly Choice[]): Aggregations {
  return Object.fromEntries(
    (request.facets ?? []).map((facet) => [
      `facet:${facet}`,
      {
        filter: others(choices, facet),
        aggs: { values: { terms: { field: `stated.${facet}`, size: MOST_FACET_VALUES } } },
      },
    ]),
  );
}

function leftOut(index: SearchIndex, choices: readonly Choice[]): Aggregations {
  return Object.fromEntries(
    choices.map(({ filter }) => [
      `unstated:${filter}`,
      { filter: { bool: { filter: [others(choices, filter), notStating(index, filter)] } } },
    ]),
  );
}

function others(choices: readonly Choice[], but: string): Clause {
  return { bool: { filter: choices.filter(({ filter }) => filter !== but).map(takenBy) } };
}

/** Ties end with the id, so that no page repeats a hit of another. */
function order(index: SearchIndex, request: SearchRequest, byScore: boolean): estypes.Sort {
  const last = { id: { order: 'asc' } } as const;
  if (byScore) return [{ _score: { order: 'desc' } }, last];
  const wanted = request.sort ?? 'relevance';
  const sort = index.sorts[wanted === 'relevance' ? (index.browseSort ?? '') : wanted];
  return sort ? [{ [`sorts.${sort.by}`]: { order: sort.order, missing: '_last' } }, last] : [last];
}

/** Near words for those that no document has: neither the word (`words`) nor its stem (`stems`). */
function spelling(doubtful: readonly string[]): estypes.SearchSuggester {
  const near = {
    suggest_mode: 'missing',
    max_edits: 2,
    prefix_length: 0,
    min_word_length: 4,
    size: 20,
    sort: 'score',
  } as const;
  const text = [...new Set(doubtful)].join(' ');
  return {
    words: { text, term: { field: 'spelling', ...near } },
    stems: { text, term: { field: 'spelling.stems', ...near, min_word_length: 3, size: 1 } },
  };
}
