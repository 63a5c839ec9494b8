import { describe, expect, it } from '@jest/globals';
import { paramsOf, withoutFilters, withoutOneWord, withoutQuotes, withoutText } from './wider-searches.js';

const search = { page: 3, size: 25 };

describe('wider searches', () => {
  it('leave out each filter, and all of several', () => {
    const wider = withoutFilters({ ...search, q: 'cnc', industry: ['Aerospace'], format: ['online', 'hybrid'] });
    expect(wider.map(({ label, search: asked }) => [label, paramsOf(asked)])).toEqual([
      ['In all industries', { q: 'cnc', format: 'online,hybrid' }],
      ['In every format', { q: 'cnc', industry: 'Aerospace' }],
      ['Without any filter', { q: 'cnc' }],
    ]);
    expect(withoutFilters({ ...search, q: 'cnc' })).toEqual([]);
  });

  it('leave out each of several words, and never the only one', () => {
    expect(withoutOneWord({ ...search, q: 'cnc  "lathe work"' }).map(({ search: { q } }) => q)).toEqual([
      'lathe work',
      'cnc work',
      'cnc lathe',
    ]);
    expect(withoutOneWord({ ...search, q: 'cnc' })).toEqual([]);
  });

  it('leave out the text where filters are left to ask for', () => {
    expect(
      withoutText({ ...search, q: 'xyz', format: ['online'] }).map(({ search: asked }) => paramsOf(asked)),
    ).toEqual([{ format: 'online' }]);
    expect(withoutText({ ...search, q: 'xyz', format: [] })).toEqual([]);
  });

  it('leave out quotes', () => {
    expect(withoutQuotes({ ...search, q: '"tig welding" basics' }).map(({ search: { q } }) => q)).toEqual([
      'tig welding basics',
    ]);
    expect(withoutQuotes({ ...search, q: 'tig' })).toEqual([]);
  });
});
