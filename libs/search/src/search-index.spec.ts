import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from './conformance/trades.js';
import { defineSearchIndex, type SearchIndex } from './search-index.js';

describe('The definition of an index', () => {
  const wrong: [string, Partial<SearchIndex>, string][] = [
    ['an odd name', { name: 'Trades!' }, 'the name must be'],
    ['an odd field', { fields: { 'a.b': { kind: 'prose', weight: 1 } } }, 'a.b must be letters and digits'],
    [
      'five weights',
      {
        fields: Object.fromEntries([1, 2, 3, 4, 5].map((weight) => [`f${weight}`, { kind: 'prose' as const, weight }])),
      },
      'more than four',
    ],
    ['a facet of numbers without buckets', { facets: ['cost'] }, 'the facet cost'],
    ['a facet of nothing', { facets: ['color'] }, 'the facet color'],
    ['an unknown browsing order', { browseSort: 'color' }, 'no sort color'],
  ];

  test.each(wrong)('with %s is refused when the process starts', (_what, change, words) => {
    expect(() => defineSearchIndex({ ...tradesIndex, ...change })).toThrow(`Search index ${change.name ?? 'trades'}: `);
    expect(() => defineSearchIndex({ ...tradesIndex, ...change })).toThrow(words);
  });

  test('that is right is handed back', () => {
    expect(defineSearchIndex(tradesIndex)).toBe(tradesIndex);
  });
});
