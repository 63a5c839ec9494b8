import type { Client, estypes } from '@elastic/elasticsearch';
import { SearchAway } from '../errors.js';
import type { SearchAnswer, SearchRequest } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { highlight } from '../text/highlight.js';
import { readQuery, type ReadQuery } from '../text/read-query.js';
import { replaceWords } from '../text/spelling.js';
import { readResponse, readSpelling, type SearchResponse } from './read-response.js';
import { searchRequestBody } from './search-request-body.js';

/** A reading of what was typed, other than the typed one. */
interface Reading {
  query: ReadQuery;
  suggestion?: string;
}

/**
 * Asks once as typed. Only where a word is unknown (or the last may be the beginning of one and nothing was found), the
 * other readings are asked together in one more round trip.
 */
export async function answerQuery<Source>(
  client: Client,
  alias: string,
  index: SearchIndex,
  request: SearchRequest,
  deadlineMs: number | undefined,
): Promise<SearchAnswer<Source>> {
  const until = deadlineMs === undefined ? undefined : Date.now() + deadlineMs;
  const typed = readQuery(index, request.text ?? '');
  const response = await client.search<{ source: unknown }>(
    { index: alias, ...searchRequestBody(index, request, typed) },
    timeout(until),
  );
  const answer = readResponse<Source>(request, response);
  const readings = otherReadings(index, typed, response, answer.total);
  if (readings.length === 0) return withHighlights(index, typed, answer);
  return askOthers(client, alias, index, request, readings, { query: typed, answer }, until);
}

function otherReadings(index: SearchIndex, typed: ReadQuery, response: SearchResponse, total: number): Reading[] {
  const replacements = readSpelling(response);
  const last = typed.units.at(-1)?.doubtful?.word;
  const readings: Reading[] = [];
  if (last !== undefined && (replacements.has(last) || total === 0)) {
    const others = new Map([...replacements].filter(([word]) => word !== last));
    readings.push(reading(index, typed, others, true));
  }
  if (replacements.size > 0) readings.push(reading(index, typed, replacements, false));
  return readings;
}

function reading(
  index: SearchIndex,
  typed: ReadQuery,
  replacements: ReadonlyMap<string, string>,
  prefixLast: boolean,
): Reading {
  const text = replaceWords(typed, replacements);
  const query = readQuery(index, text, { prefixLast });
  return replacements.size > 0 ? { query, suggestion: text } : { query };
}

/** The first reading that finds something; else the answer to what was typed. */
async function askOthers<Source>(
  client: Client,
  alias: string,
  index: SearchIndex,
  request: SearchRequest,
  readings: readonly Reading[],
  typed: { query: ReadQuery; answer: SearchAnswer<Source> },
  until: number | undefined,
): Promise<SearchAnswer<Source>> {
  const searches = readings.flatMap(({ query }) => [{}, withoutSuggest(searchRequestBody(index, request, query))]);
  const { responses } = await client.msearch<{ source: unknown }>({ index: alias, searches }, timeout(until));
  for (const [at, response] of responses.entries()) {
    const asked = readings[at];
    if (!asked || 'error' in response)
      throw new SearchAway('Elasticsearch answered a part of the search with an error');
    const answer = readResponse<Source>(request, response);
    // Everything a filter takes away was found all the same.
    if (answer.total === 0 && !foundBeforeFilters(response)) continue;
    return {
      ...withHighlights(index, asked.query, answer),
      ...(asked.suggestion === undefined ? {} : { suggestion: asked.suggestion }),
    };
  }
  return withHighlights(index, typed.query, typed.answer);
}

function foundBeforeFilters({ aggregations }: SearchResponse): boolean {
  return Object.values(aggregations ?? {}).some(
    (aggregation) => ((aggregation as { doc_count?: number }).doc_count ?? 0) > 0,
  );
}

function withoutSuggest({ suggest: _suggest, ...body }: estypes.SearchRequest): estypes.SearchRequest {
  return body;
}

function withHighlights<Source>(
  index: SearchIndex,
  query: ReadQuery,
  answer: SearchAnswer<Source>,
): SearchAnswer<Source> {
  return { ...answer, hits: answer.hits.map((hit) => ({ ...hit, highlights: highlight(index, query, hit.source) })) };
}

function timeout(until: number | undefined): { requestTimeout?: number } {
  return until === undefined ? {} : { requestTimeout: Math.max(1, until - Date.now()) };
}
