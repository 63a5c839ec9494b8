import { describe, expect, it } from '@jest/globals';
import { changeList, emptyList, readListState, toggled, writeListState } from './list-state.js';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the state of the training list', () => {
  it('comes back from the address as it was written', () => {
    const state = {
      q: '"tig welding" & more',
      industry: ['Aerospace' as const, 'Metal Fabrication' as const],
      format: ['hybrid' as const],
      sort: 'title' as const,
      page: 3,
      size: 50,
    };
    expect(read(writeListState(state))).toEqual(state);
  });

  it('leaves defaults out of the address', () => {
    expect(writeListState(emptyList)).toBe('');
    expect(read('')).toEqual(emptyList);
  });

  it('is one text however the filters were chosen', () => {
    expect(writeListState(read('industry=Other,Aerospace'))).toBe(writeListState(read('industry=Aerospace,Other')));
  });

  it('ignores what it does not understand, so that an old link still opens', () => {
    expect(read('page=0&size=7&sort=price&industry=Knitting&format=by-post')).toEqual(emptyList);
    expect(read('page=1e3&size=25.0')).toEqual(emptyList);
  });

  it('goes back to page 1 with every change but that of the page', () => {
    const third = { ...emptyList, page: 3 };
    expect(changeList(third, { q: 'laser' }).page).toBe(1);
    expect(changeList(third, { size: 10 }).page).toBe(1);
    expect(changeList(third, { page: 4 }).page).toBe(4);
  });

  it('adds a value that is out and takes out one that is in', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
