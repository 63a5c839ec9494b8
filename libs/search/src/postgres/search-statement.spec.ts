import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import type { SearchRequest } from '../port.js';
import { readQuery } from '../text/read-query.js';
import { readAnswer } from './read-answer.js';
import { searchStatement } from './search-statement.js';
import { tableNames } from './search-table.js';

const names = tableNames({ table: 'catalog.things' });
const build = (request: Partial<SearchRequest>) =>
  searchStatement(tradesIndex, names, { from: 0, size: 10, ...request }, readQuery(tradesIndex, request.text ?? ''));

describe('The statement of a search', () => {
  test('never holds what was asked for in its text', () => {
    const evil = `x'); DROP TABLE things; --`;
    const { text, values } = build({ text: evil, filters: { format: [evil], cost: [{ below: 5 }] } });
    expect(text).not.toMatch(/drop table/i);
    expect(values).toContainEqual([`format=${evil}`]);
  });

  test('gives every set filter a bit of its own', () => {
    const { text, maskedFilters } = build({
      filters: { format: ['online'], cost: [{ below: 5 }], evening: true, industry: [] },
    });
    expect(maskedFilters).toEqual(['format', 'cost', 'evening']);
    expect(text.match(/ELSE (\d+) END/g)).toEqual(['ELSE 1 END', 'ELSE 2 END', 'ELSE 4 END']);
  });

  test('ranks only what is sorted by rank', () => {
    expect(build({ text: 'pump' }).text).toContain('ts_rank');
    expect(build({ text: 'pump', sort: 'title' }).text).not.toContain('ts_rank');
    expect(build({}).text).not.toContain('ts_rank');
  });

  test('always ends its order with the id', () => {
    for (const request of [{}, { text: 'pump' }, { sort: 'dearest' }])
      expect(build(request).text).toMatch(/ORDER BY [^\n]*page\.id LIMIT/);
  });

  test('takes plain names alone', () => {
    expect(names).toMatchObject({
      table: '"catalog"."things"',
      words: '"catalog"."things_words"',
      id: '"id"',
      idType: 'uuid',
    });
    expect(() => tableNames({ table: 'things"; --' })).toThrow('no plain SQL name');
  });
});

describe('The answer of the statement', () => {
  const request: SearchRequest = {
    filters: { format: ['online'], evening: true },
    facets: ['format', 'industry'],
    from: 0,
    size: 10,
  };
  const answer = readAnswer(request, build(request), {
    total: 2,
    hits: [{ id: 'a', score: null, source: { title: 'A' } }],
    counts: [
      [0, 'format=online', 2],
      [1, 'format=hybrid', 3],
      [1, 'format=', 4],
      [2, 'format=online', 5],
      [0, 'industry=Food', 1],
      [0, 'industry=Metal', 1],
      [1, 'industry=Metal', 7],
      [2, 'evening=', 6],
    ],
  });

  test('counts a facet where no filter refuses, or its own alone', () => {
    expect(answer.facets).toEqual({
      format: [
        { value: 'hybrid', count: 3 },
        { value: 'online', count: 2 },
      ],
      industry: [
        { value: 'Food', count: 1 },
        { value: 'Metal', count: 1 },
      ],
    });
  });

  test('counts what a filter alone leaves out because nothing is stated', () => {
    expect(answer.notStated).toEqual({ format: 4, evening: 6 });
  });
});
