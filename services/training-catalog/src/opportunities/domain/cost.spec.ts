import { describe, expect, it } from '@jest/globals';
import { readCost } from './cost.js';

const read = (text: string | null) => {
  const { minCents, maxCents } = readCost(text);
  return [minCents, maxCents];
};

describe('a cost text', () => {
  it.each([
    ['$1,250', 125000, 125000],
    ['$13,965', 1396500, 1396500],
    ['1250.50', 125050, 125050],
    ['1,250 dollars', 125000, 125000],
    ['USD 900', 90000, 90000],
    ['$495 - $600', 49500, 60000],
    ['$2–4k', 200000, 400000],
    ['$1,250 per person', 125000, 125000],
    ['$1,250/person', 125000, 125000],
    ['$980 (materials included)', 98000, 98000],
    ['$980 plus books', 98000, 98000],
    ['$1,250 member / $1,450 non-member', 125000, 145000],
    ['about $300', 30000, 30000],
    ['$890; grants available', 89000, 89000],
    ['$210, steel included', 21000, 21000],
    ['$375 plus $60 kit deposit', 37500, 37500],
  ])('%s becomes %d to %d cents', (text, min, max) => {
    expect(read(text)).toEqual([min, max]);
  });

  it('keeps an end that is not stated open', () => {
    expect(read('From $495')).toEqual([49500, null]);
    expect(read('Up to $900')).toEqual([null, 90000]);
  });

  it('is nought only where it says that it is free', () => {
    expect(read('Free')).toEqual([0, 0]);
    expect(read('No charge')).toEqual([0, 0]);
    expect(read('Free to indentured apprentices')).toEqual([0, null]);
    expect(read('Free for members, $520 for others')).toEqual([0, 52000]);
    expect(read('$0')).toEqual([null, null]);
    expect(read('0.00')).toEqual([null, null]);
  });

  it.each([
    '',
    null,
    'Call for pricing',
    'Contact provider',
    '(608) 555-0142',
    '$148.20 per credit',
    '$45/hour',
    'Grant funded',
    'Fall 2026',
    '99999999999',
  ])('leaves %j unknown', (text) => {
    expect(read(text)).toEqual([null, null]);
  });
});
