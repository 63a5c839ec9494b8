import { describe, expect, it } from '@jest/globals';
import { registration } from '@guildhall/contracts/auth';
import { openAccount, ownView } from './account.js';

const form = (changes: Record<string, unknown> = {}) =>
  registration.parse({
    username: 'badger',
    email: 'Ann@Shop.example',
    password: 'secret1',
    confirmPassword: 'secret1',
    companyName: 'Badger Tool',
    ...changes,
  });

describe('opening an account', () => {
  it('starts with no points at level 1 and keeps the referral code for later', () => {
    const account = openAccount(form({ referralCode: 'ABC' }), 'hash', new Date('2026-11-20T12:00:00Z'));
    expect(account).toMatchObject({
      points: 0,
      level: 1,
      usedReferralCode: 'ABC',
      referralCode: null,
      email_key: 'ann@shop.example',
    });
  });

  it('refuses the reserved name in every look-alike spelling', () => {
    expect(() => openAccount(form({ username: 'аԁміп' }), 'hash', new Date())).toThrow(
      'auth.account.username_reserved',
    );
  });

  it('ignores logo and referredBy, which a visitor can not decide', () => {
    const account = openAccount(form({ logo: 'https://evil.example/x', referredBy: 'me' }), 'hash', new Date());
    expect([account.logo, account.referredBy]).toEqual([null, null]);
  });
});

describe("an account's own view", () => {
  it('has the company name twice and the password never', () => {
    const seen = ownView(openAccount(form(), 'the-hash', new Date()));
    expect([seen.companyName, seen.company_name]).toEqual(['Badger Tool', 'Badger Tool']);
    expect(JSON.stringify(seen)).not.toContain('the-hash');
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['username_key']));
  });
});
