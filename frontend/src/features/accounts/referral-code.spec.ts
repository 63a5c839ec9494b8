import { describe, expect, it } from '@jest/globals';
import { referralCodeOf } from './referral-code.js';

describe('the code of an invitation', () => {
  it('is read from the link', () => {
    expect(referralCodeOf('?next=%2Ftraining&ref=%20K7P2%20')).toBe('K7P2');
  });

  it.each(['', '?ref=', '?ref=%20', `?ref=${'x'.repeat(41)}`, '?ref=a%0Ab', '?next=/training'])(
    'is none when the link says %j',
    (query) => expect(referralCodeOf(query)).toBeNull(),
  );
});
