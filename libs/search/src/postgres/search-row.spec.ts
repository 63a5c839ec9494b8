import { describe, expect, test } from '@jest/globals';
import { buildDocument, tradesIndex } from '../conformance/trades.js';
import { searchRow } from './search-row.js';

describe('The search columns of a row', () => {
  const row = searchRow(
    tradesIndex,
    buildDocument({
      title: 'Pipe Welding',
      provider: 'Welding House',
      skills: ['pipes', 'arc'],
      filters: {
        format: 'online',
        industry: [' Metal', '', 'Metal'],
        cost: 12.5,
        days: { min: 5, max: 10 },
        evening: false,
      },
    }),
  );

  test('hold words and stems with places and weights; a name has no stems', () => {
    expect(row.vector.split(' ')).toEqual([
      `'=pipe':1A`,
      `'pipe':1A,37C`,
      `'=welding':2A,19B`,
      `'weld':2A`,
      `'=house':20B`,
      `'=pipes':37C`,
      `'=arc':54C`,
      `'arc':54C`,
    ]);
  });

  test('hold what is stated, bucketed and not stated', () => {
    expect(JSON.parse(row.document)).toEqual({
      values: ['format=online', 'industry=Metal', 'evening=false', 'days=under-1-week', 'days=1-4-weeks'],
      numbers: { cost: [12.5, 12.5], days: [5, 10] },
      sorts: { title: 'pipe welding', cost: 12.5 },
    });
    const bare = searchRow(tradesIndex, buildDocument({ title: '' }));
    expect(JSON.parse(bare.document)).toEqual({
      values: ['format=', 'industry=', 'evening=', 'cost=', 'days='],
      numbers: {},
      sorts: {},
    });
  });

  test('offer longer words to spelling', () => {
    expect([...row.words]).toEqual(['pipe', 'welding', 'house', 'pipes', 'arc']);
  });
});
