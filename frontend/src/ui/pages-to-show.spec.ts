import { describe, expect, it } from '@jest/globals';
import { pagesToShow } from './pages-to-show.js';

describe('a pager', () => {
  it('shows the ends, the current page and its neighbours', () => {
    expect(pagesToShow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('shows a page rather than a gap that would hide only that page', () => {
    expect(pagesToShow(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('stays inside its pages', () => {
    expect(pagesToShow(1, 2)).toEqual([1, 2]);
    expect(pagesToShow(1, 1)).toEqual([1]);
  });
});
