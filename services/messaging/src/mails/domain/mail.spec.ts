import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { claimMail, settleMail, writeMail } from './mail.js';
import type { StoredMail } from './mail.js';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const days = 86_400;

const buildMail = (changes: Partial<StoredMail> = {}): StoredMail => ({
  ...writeMail(
    {
      template: 'welcome',
      recipient: 'ann@shop.example',
      event: newId(),
      accountId: null,
      facts: { companyName: 'Badger Tool' },
    },
    noon,
  ),
  ...changes,
});
const buildClaimed = (changes: Partial<StoredMail> = {}) => ({
  ...claimMail(buildMail(), newId(), noon, 60)!,
  ...changes,
});
const postponed = { result: 'postponed', reason: '450 busy' } as const;

describe('claiming a mail', () => {
  it('gives it to one sender for the time of the lease', () => {
    const claimed = buildClaimed();
    expect(claimed).toMatchObject({ status: 'claimed', attempts: 1, dueAt: later(60) });
    expect(claimMail(claimed, newId(), later(59.9), 60)).toBeNull();
  });

  it('gives it to another once the lease has run out', () => {
    const other = newId();
    expect(claimMail(buildClaimed(), other, later(60), 60)).toMatchObject({
      claim: other,
      attempts: 2,
      dueAt: later(120),
    });
  });

  it.each(['sent', 'refused'] as const)('is over when it was %s', (status) => {
    expect(claimMail(buildMail({ status }), newId(), later(days), 60)).toBeNull();
  });
});

describe('settling a mail', () => {
  it('is for the holder of the claim alone', () => {
    expect(() => settleMail(buildClaimed(), newId(), { result: 'sent' }, later(1))).toThrow(
      'messaging.mail.not_claimed',
    );
    expect(() => settleMail(buildMail(), newId(), { result: 'sent' }, later(1))).toThrow('messaging.mail.not_claimed');
  });

  it('counts after the lease too, as long as nobody else has claimed it', () => {
    const claimed = buildClaimed();
    expect(settleMail(claimed, claimed.claim!, { result: 'sent' }, later(300))).toMatchObject({
      status: 'sent',
      settledAt: later(300),
    });
  });

  it('changes nothing when it is said a second time', () => {
    const claimed = buildClaimed();
    const sent = settleMail(claimed, claimed.claim!, { result: 'sent' }, later(1));
    expect(settleMail(sent, claimed.claim!, postponed, later(2))).toBe(sent);
  });

  it('postpones with growing pauses, an hour at the most', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => {
      const claimed = buildClaimed({ attempts });
      return (settleMail(claimed, claimed.claim!, postponed, noon).dueAt.getTime() - noon.getTime()) / 1000;
    });
    expect(pauses).toEqual([5, 30, 120, 600, 1800, 3600, 3600, 3600]);
  });

  it('gives a mail up after five days of being postponed', () => {
    const claimed = buildClaimed();
    expect(settleMail(claimed, claimed.claim!, postponed, later(5 * days - 1)).status).toBe('postponed');
    expect(settleMail(claimed, claimed.claim!, postponed, later(5 * days))).toMatchObject({
      status: 'refused',
      lastReason: '450 busy',
    });
  });

  it('keeps the reason of a refusal', () => {
    const claimed = buildClaimed();
    const refused = settleMail(claimed, claimed.claim!, { result: 'refused', reason: '550 no such user' }, later(1));
    expect(refused).toMatchObject({ status: 'refused', lastReason: '550 no such user' });
  });
});
