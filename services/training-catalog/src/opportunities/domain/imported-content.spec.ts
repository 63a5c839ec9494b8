import { describe, expect, it } from '@jest/globals';
import { importedOpportunity } from '@guildhall/contracts/training';
import { contentHash } from './content-hash.js';
import { importedContent } from './imported-content.js';

const origin = { sourceType: 'partner', sourceUrl: null } as const;
const content = (row: Record<string, unknown> = {}) =>
  importedContent(importedOpportunity.parse({ key: '1', title: 'Welding', ...row }), origin);

describe('the content of an imported row', () => {
  it('derives cents, days, hours, the start and the place from the source texts, and keeps those', () => {
    expect(
      content({
        cost: '$1,250',
        duration: '16 weeks',
        startDate: '2027-01-11',
        city: 'Wausau',
        state: 'Wisconsin',
        zip: '54401',
      }),
    ).toMatchObject({
      cost: '$1,250',
      costMinCents: 125000,
      costMaxCents: 125000,
      duration: '16 weeks',
      durationMinDays: 112,
      durationMaxDays: 112,
      startsAt: '2027-01-11T06:00:00.000Z',
      location: 'Wausau, WI',
    });
    expect(content({ duration: '40 hours' })).toMatchObject({
      instructionHours: 40,
      durationMinDays: null,
      durationMaxDays: null,
    });
  });

  it('never overrules what a row states', () => {
    expect(content({ cost: '$180 per credit (16 credits)', costMinCents: 288000, costMaxCents: 288000 })).toMatchObject(
      { costMinCents: 288000 },
    );
    expect(content({ duration: '16 weeks', durationMaxDays: 120 })).toMatchObject({
      durationMinDays: null,
      durationMaxDays: 120,
    });
  });

  it('leaves everything unknown that a bare title and key don’t say', () => {
    const { title, industry, skills, prerequisites, certifications, status, sourceType, ...rest } = content();
    expect([title, status, sourceType, industry, skills, prerequisites, certifications]).toEqual([
      'Welding',
      'active',
      'partner',
      [],
      [],
      [],
      [],
    ]);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  it('takes no value that the store could not keep', () => {
    expect(content({ duration: '99999999 years', startsAt: '0000-01-01T00:00:00Z' })).toMatchObject({
      durationMaxDays: null,
      startsAt: null,
    });
    expect(content({ durationMinDays: 9, durationMaxDays: 2, latitude: 44 })).toMatchObject({
      durationMinDays: 2,
      durationMaxDays: 9,
      latitude: null,
    });
  });

  it('tidies control characters, blanks and doubled entries', () => {
    expect(
      content({ title: 'MIG\u0007  Welding\n', description: 'a\r\nb\u0001c', skills: ['GMAW', ' GMAW', ''] }),
    ).toMatchObject({
      title: 'MIG Welding',
      description: 'a\nb c',
      skills: ['GMAW'],
    });
  });
});

describe('a content hash', () => {
  it('is the same for the same content in another order, and another for another content', () => {
    const one = content({ cost: '$5' });
    const turned = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
    expect(contentHash(turned)).toBe(contentHash(one));
    expect(contentHash(content({ cost: '$6' }))).not.toBe(contentHash(one));
  });
});
