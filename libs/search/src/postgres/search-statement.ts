import { choicesOf, type Choice } from '../document/choices.js';
import type { SearchRequest } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import type { ReadQuery } from '../text/read-query.js';
import type { TableNames } from './search-table.js';
import { tsQuery, type TsQuery } from './ts-query.js';
import { weightClasses } from './weight-classes.js';

/** One statement that answers a whole search, and what is needed to read its answer. */
export interface SearchStatement {
  text: string;
  values: unknown[];
  /** The filter whose refusal alone is bit n of a count's `failed`. */
  maskedFilters: string[];
}

/** What the statement answers, in its only row. */
export interface SearchStatementRow {
  total: number;
  hits: { id: string; score: number | null; source: unknown }[] | null;
  /** [bits of the filters that refuse, "filter=value", documents] */
  counts: [number, string, number][] | null;
}

/**
 * Pure: the one statement of a search. Every matching row is looked at once: a bit per set filter says which refuse
 * it. Rows that all filters take are the hits; rows that one alone refuses are counted for its facet and as not stated.
 */
export function searchStatement(
  index: SearchIndex,
  names: TableNames,
  request: SearchRequest,
  query: ReadQuery,
): SearchStatement {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const choices = choicesOf(request);
  const asked = tsQuery(query);
  const masks = choices.map((choice, bit) => `CASE WHEN ${accepts(choice, bind)} THEN 0 ELSE ${2 ** bit} END`);
  const counted = [...new Set([...(request.facets ?? []), ...choices.map(({ filter }) => filter)])];
  const order = orderOf(index, request, asked);
  const text = `
WITH hits AS MATERIALIZED (
  SELECT ${names.id} AS id, ${counted.length > 0 ? `search_document -> 'values'` : 'NULL::jsonb'} AS stated,
    ${masks.join(' + ') || '0'} AS failed, ${asked && order.byScore ? score(index, asked, bind) : 'NULL::real'} AS score,
    ${order.key} AS sort_key
  FROM ${names.table}
  WHERE search_document IS NOT NULL${asked ? ` AND ${matches(asked, bind)}` : ''}
), page AS (
  SELECT id, score, sort_key FROM hits AS page WHERE failed = 0 ORDER BY ${order.by} LIMIT ${bind(request.size)} OFFSET ${bind(request.from)}
), alike AS (
  SELECT failed, stated, count(*) AS documents FROM hits WHERE failed & (failed - 1) = 0 AND stated IS NOT NULL GROUP BY failed, stated
), counts AS (
  SELECT failed, value, sum(documents)::int AS documents FROM alike, jsonb_array_elements_text(stated) AS value
  WHERE split_part(value, '=', 1) = ANY (${bind(counted)}) GROUP BY failed, value
)
SELECT (SELECT count(*)::int FROM hits WHERE failed = 0) AS total,
  (SELECT json_agg(json_build_object('id', page.id::text, 'score', page.score, 'source', t.search_source) ORDER BY ${order.by})
   FROM page JOIN ${names.table} t ON t.${names.id} = page.id) AS hits,
  (SELECT json_agg(json_build_array(failed, value, documents)) FROM counts) AS counts`;
  return { text, values, maskedFilters: choices.map(({ filter }) => filter) };
}

type Bind = (value: unknown) => string;

function accepts(choice: Choice, bind: Bind): string {
  if ('values' in choice) {
    const written = choice.values.map((value) => `${choice.filter}=${value.replaceAll('\u0000', '')}`);
    return `search_document -> 'values' ?| ${bind(written)}::text[]`;
  }
  const end = (at: 0 | 1): string => `(search_document #>> '{numbers,${choice.filter},${at}}')::float8`;
  const ranges = choice.ranges.map(
    ({ atLeast = -Infinity, below = Infinity }) =>
      `(${end(1)} >= ${bind(atLeast)}::float8 AND ${end(0)} < ${bind(below)}::float8)`,
  );
  return `coalesce(${ranges.join(' OR ')}, false)`;
}

function matches(asked: TsQuery, bind: Bind): string {
  const found = `search_vector @@ ${bind(asked.match)}::tsquery`;
  if (!asked.counted) return found;
  const { units, required } = asked.counted;
  return `${found} AND (SELECT count(*) FROM unnest(${bind(units)}::text[]) unit WHERE search_vector @@ unit::tsquery) >= ${bind(required)}`;
}

function score(index: SearchIndex, asked: TsQuery, bind: Bind): string {
  const weights = `${bind(weightClasses(index).weights)}::real[]`;
  const units = asked.units.map((unit) => `(${unit})`).join(' | ');
  const found = `ts_rank(${weights}, search_vector, ${bind(units)}::tsquery, 1)`;
  return asked.phrase
    ? `${found} * CASE WHEN search_vector @@ ${bind(asked.phrase)}::tsquery THEN 2 ELSE 1 END`
    : found;
}

/** Ties end with the id, so that no page repeats a hit of another. */
function orderOf(
  index: SearchIndex,
  request: SearchRequest,
  asked: TsQuery | undefined,
): { byScore: boolean; key: string; by: string } {
  const wanted = request.sort ?? 'relevance';
  const sort = index.sorts[wanted === 'relevance' && !asked ? (index.browseSort ?? '') : wanted];
  if (!sort)
    return { byScore: asked !== undefined, key: 'NULL::text', by: asked ? 'page.score DESC, page.id' : 'page.id' };
  const key = `search_document #>> '{sorts,${sort.by}}'`;
  const typed = sort.kind === 'number' ? `(${key})::float8` : `(${key}) COLLATE "C"`;
  return {
    byScore: false,
    key: typed,
    by: `page.sort_key ${sort.order === 'asc' ? 'ASC' : 'DESC'} NULLS LAST, page.id`,
  };
}
