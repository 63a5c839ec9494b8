import { describe, expect, it } from '@jest/globals';
import { factsOf } from './facts.js';

const nothing = {
  format: null,
  duration: null,
  durationMinDays: null,
  durationMaxDays: null,
  instructionHours: null,
  cost: null,
  costMinCents: null,
  costMaxCents: null,
  location: null,
  startDate: null,
  startsAt: null,
} as const;

const facts = (stated: Partial<Parameters<typeof factsOf>[0]>) => factsOf({ ...nothing, ...stated });

describe('the facts of an opportunity', () => {
  it('are all unknown where nothing is stated', () => {
    expect(facts({})).toEqual({ format: null, length: null, cost: null, place: null, start: null });
  });

  it('name the format as people write it', () => {
    expect(facts({ format: 'in-person' }).format).toBe('In-person');
  });

  it('give the length in the words of the source, with the hours beside', () => {
    expect(facts({ duration: '12 weeks', instructionHours: 36 }).length).toBe('12 weeks, 36\u00a0hours');
    expect(facts({ duration: '40 hours', instructionHours: 40 }).length).toBe('40 hours');
    expect(facts({ instructionHours: 1 }).length).toBe('1\u00a0hour');
  });

  it('give the length in days where the source has no words', () => {
    expect(facts({ durationMinDays: 5, durationMaxDays: 5 }).length).toBe('5 days');
    expect(facts({ durationMinDays: 180, durationMaxDays: 365 }).length).toBe('180 to 365 days');
    expect(facts({ durationMinDays: null, durationMaxDays: 7 }).length).toBe('up to 7 days');
    expect(facts({ durationMinDays: 93, durationMaxDays: null }).length).toBe('from 93 days');
  });

  it('write sums alike, and keep the words of a source that names none', () => {
    expect(facts({ cost: '1250 USD', costMinCents: 125_000, costMaxCents: 125_000 }).cost).toBe('$1,250');
    expect(facts({ costMinCents: 40_000, costMaxCents: 95_050 }).cost).toBe('$400 to $950.50');
    expect(facts({ cost: 'Contact the provider' }).cost).toBe('Contact the provider');
  });

  it('call free only what is stated to cost nothing', () => {
    expect(facts({ costMinCents: 0, costMaxCents: 0 }).cost).toBe('Free');
    expect(facts({ costMinCents: 0, costMaxCents: 5000 }).cost).toBe('$0 to $50');
  });

  it('give the place as stated, else town and state', () => {
    expect(facts({ location: 'Oshkosh, WI' }).place).toBe('Oshkosh, WI');
    expect(facts({ city: 'Kenosha', state: 'WI' }).place).toBe('Kenosha, WI');
  });

  it('give the start as a day of the site’s time zone', () => {
    expect(facts({ startsAt: '2026-11-20T03:00:00Z' }).start).toBe('Thu, Nov 19, 2026');
    expect(facts({ startDate: 'Every first Monday' }).start).toBe('Every first Monday');
  });
});
