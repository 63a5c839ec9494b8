import { expect, it } from '@jest/globals';
import { countOf, formatCents } from './number-words.js';

it('counts come with their noun and their thousands set apart', () => {
  expect([0, 1, 5198].map((count) => countOf(count, 'opportunity', 'opportunities'))).toEqual([
    '0 opportunities',
    '1 opportunity',
    '5,198 opportunities',
  ]);
});

it('sums show cents only where there are some', () => {
  expect([0, 125_000, 125_050].map(formatCents)).toEqual(['$0', '$1,250', '$1,250.50']);
});
