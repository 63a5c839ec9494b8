import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { entryFor } from './award.js';

describe('the ledger row of an award', () => {
  const award = { accountId: newId(), companyId: newId(), rule: 'welcome' as const, source: newId() };
  const now = new Date('2026-11-20T12:00:00Z');

  it('pays what the rule says and tells why in words', () => {
    expect(entryFor(award, now)).toMatchObject({ ...award, points: 10, reason: 'Your company joined', awardedAt: now });
  });

  it('has an id of its own each time, so that only its source makes it the same award', () => {
    expect(entryFor(award, now).id).not.toBe(entryFor(award, now).id);
  });
});
