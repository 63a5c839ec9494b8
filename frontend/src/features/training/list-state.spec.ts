import { describe, expect, it } from '@jest/globals';
import { trainingQuery } from '@guildhall/contracts/training';
import { changeList, emptyList, isSameList, readListState, toggled, writeListState } from './list-state.js';

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

  it('reads a format as the API does: virtual is online', () => {
    expect(read('format=virtual').format).toEqual(['online']);
    expect(read('format=In_Person,Virtual,by-post').format).toEqual(['online', 'in-person']);
  });

  it('reads a page behind the last that the API turns to as that one', () => {
    expect(read('page=9999').page).toBe(400);
    expect(read('page=9999&size=50').page).toBe(200);
    expect(read(`page=${'9'.repeat(400)}`).page).toBe(400);
    expect(read('page=400').page).toBe(400);
  });

  it('reads of the words what the API takes', () => {
    expect(read('q=%00').q).toBe('');
    expect(read('q=tig%0Awelding%07').q).toBe('tig welding');
    expect(read(`q=${'w'.repeat(4000)}`).q).toHaveLength(500);
    expect(read(`q=${'w'.repeat(499)}%F0%9F%94%A9`).q).toBe('w'.repeat(499));
    expect(trainingQuery.safeParse({ q: read(`q=${'%00w'.repeat(4000)}`).q }).success).toBe(true);
  });

  it('knows another page of the same list from another list', () => {
    expect(isSameList(read('q=tig&page=2'), read('q=tig'))).toBe(true);
    expect(isSameList(read('q=tig&page=2'), read('q=tig&size=10'))).toBe(false);
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
