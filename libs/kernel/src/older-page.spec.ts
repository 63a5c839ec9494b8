import { expect, it } from '@jest/globals';
import { olderPage } from './older-page.js';

const rows = [{ id: 'c' }, { id: 'b' }, { id: 'a' }];
const view = ({ id }: { id: string }) => id.toUpperCase();

it('goes on after its last row where one too many was found', () => {
  expect(olderPage(rows, 2, view)).toEqual({ results: ['C', 'B'], next: 'b' });
});

it('is the last one where no row is left over, the empty one too', () => {
  expect(olderPage(rows, 3, view)).toEqual({ results: ['C', 'B', 'A'], next: null });
  expect(olderPage([], 3, view)).toEqual({ results: [], next: null });
});
