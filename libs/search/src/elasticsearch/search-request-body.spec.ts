import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import type { SearchRequest } from '../port.js';
import { readQuery } from '../text/read-query.js';
import { searchRequestBody } from './search-request-body.js';

const build = (request: Partial<SearchRequest>) =>
  searchRequestBody(tradesIndex, { from: 0, size: 10, ...request }, readQuery(tradesIndex, request.text ?? ''));

/** Every kind of clause that stands anywhere in a body. */
function clauses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...clauses(inner)]);
}

describe('A search as Elasticsearch is asked', () => {
  test('has no clause that reads a syntax, a pattern or a script', () => {
    const body = build({
      text: 'title:weld* /.*/ _exists_:x {"script":1} AND NOT "arc weld" ~2',
      filters: { format: ['*'] },
      facets: ['format'],
    });
    for (const kind of ['query_string', 'simple_query_string', 'wildcard', 'regexp', 'script', 'fuzzy'])
      expect(clauses(body)).not.toContain(kind);
    expect(JSON.stringify(body)).not.toMatch(/weld\*|_exists_/);
  });

  test('counts a facet under all filters but its own', () => {
    const { aggs, post_filter } = build({
      filters: { format: ['online'], industry: ['Food'] },
      facets: ['format', 'evening'],
    });
    const online = { terms: { 'stated.format': ['online'] } };
    const food = { terms: { 'stated.industry': ['Food'] } };
    expect(post_filter).toEqual({ bool: { filter: [online, food] } });
    expect(aggs?.['facet:format']?.filter).toEqual({ bool: { filter: [food] } });
    expect(aggs?.['facet:evening']?.filter).toEqual({ bool: { filter: [online, food] } });
    expect(Object.keys(aggs ?? {})).toEqual(['facet:format', 'facet:evening', 'unstated:format', 'unstated:industry']);
  });

  test('asks for near words only where a word may be misspelt', () => {
    expect(build({ text: 'weldng' }).suggest).toBeDefined();
    expect(build({ text: 'mig plc 101' }).suggest).toBeUndefined();
    expect(build({}).suggest).toBeUndefined();
  });

  test('scores only what is sorted by score, and always ends its order with the id', () => {
    expect(build({ text: 'pump' }).sort).toEqual([{ _score: { order: 'desc' } }, { id: { order: 'asc' } }]);
    expect(build({ text: 'pump', sort: 'dearest' })).toMatchObject({
      sort: [{ 'sorts.cost': { order: 'desc', missing: '_last' } }, { id: { order: 'asc' } }],
      query: { bool: { filter: [{ term: { removed: false } }, {}] } },
    });
    expect(build({}).sort).toEqual([{ 'sorts.title': { order: 'asc', missing: '_last' } }, { id: { order: 'asc' } }]);
  });

  test('a long text stays within the number of clauses an engine takes', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `w${at}`).join(' ');
    expect(clauses(build({ text })).filter((kind) => kind === 'match' || kind === 'match_phrase').length).toBeLessThan(
      1_000,
    );
  });
});
