import { expect, it } from '@jest/globals';
import { olderPage } from './older-page.js';

const rows = [{ id: 'c' }, { id: 'b' }, { id: 'a' }];

it('goes on after its last row where one too many was found', () => {
  expect(olderPage(rows, 2)).toEqual({ results: [{ id: 'c' }, { id: 'b' }], next: 'b' });
});

it('is the last one where no row is left over, the empty one too', () => {
  expect(olderPage(rows, 3)).toEqual({ results: rows, next: null });
  expect(olderPage([], 3)).toEqual({ results: [], next: null });
});
