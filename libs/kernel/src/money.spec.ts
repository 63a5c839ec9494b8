import { describe, expect, it } from '@jest/globals';
import { dollarsToCents, formatDollars } from './money.js';

describe('money', () => {
  it('shows whole dollars without cents and others with two digits', () => {
    expect([0, 1250, 120_000, 1_800_005].map(formatDollars)).toEqual(['$0', '$12.50', '$1,200', '$18,000.05']);
  });

  it('refuses amounts that no price can be', () => {
    expect([19.99, 0, -1, Number.NaN, 1e300].map(dollarsToCents)).toEqual([1999, 0, null, null, null]);
  });
});
