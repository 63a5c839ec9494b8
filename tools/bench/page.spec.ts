import { describe, expect, it } from '@jest/globals';
import { drawTable } from './draw-table.mjs';
import { page } from './page.mjs';

describe('the page of the benchmarks', () => {
  it('keeps the part that was not measured anew', () => {
    const whole = page('', { Search: 'three\n\n### Of searches\n\nfour', Accounts: 'five' });
    expect(whole).toMatch(
      /^# Benchmarks\n[^]*\n\n## Search\n\nthree\n\n### Of searches\n\nfour\n\n## Accounts\n\nfive\n$/,
    );
    expect(page(whole, { Accounts: 'six' })).toBe(whole.replace('five', 'six'));
    expect(page(whole, {})).toBe(whole);
  });

  it('has tables whose columns stand under each other', () => {
    expect(drawTable(['asked', 'ms'], [['log-in', '12.5']])).toBe(
      ['| asked  |   ms |', '| ------ | ---: |', '| log-in | 12.5 |'].join('\n'),
    );
  });
});
