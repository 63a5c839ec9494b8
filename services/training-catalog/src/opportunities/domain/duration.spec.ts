import { describe, expect, it } from '@jest/globals';
import { readCalendarDays, readInstructionHours } from './duration.js';

const read = (text: string | null) => {
  const { minDays, maxDays } = readCalendarDays(text);
  return [minDays, maxDays];
};

describe('a duration text', () => {
  it.each([
    ['3 days', 3, 3],
    ['16 weeks', 112, 112],
    ['16-week course', 112, 112],
    ['10 weeks, Tuesday evenings', 70, 70],
    ['Two weeks', 14, 14],
    ['1 month', 30, 30],
    ['1 year 6 months', 548, 548],
    ['P6W', 42, 42],
    ['half-day workshop', 1, 1],
    ['Half a day', 1, 1],
    ['2 days + coaching', 2, 2],
    ['12 weeks, 2 days per week', 84, 84],
    ['4 years (8,000 hours)', 1461, 1461],
  ])('%s is %d to %d days', (text, min, max) => {
    expect(read(text)).toEqual([min, max]);
  });

  it.each([
    ['1-2 days', 1, 2],
    ['4-11 weeks', 28, 77],
    ['6 -12 months', 183, 365],
    ['3–5 months', 91, 152],
    ['13 months-2 years', 396, 731],
    ['13 months to 2 years', 396, 731],
  ])('%s is a range of %d to %d days', (text, min, max) => {
    expect(read(text)).toEqual([min, max]);
  });

  it('keeps an end that is not stated open', () => {
    expect(read('over 4 years')).toEqual([1461, null]);
    expect(read('under 1 day')).toEqual([null, 1]);
  });

  it.each([
    '',
    null,
    '40 hours',
    'self-paced',
    '2 days a week',
    '3 credits',
    '6-8 hrs/week',
    '2 days, again after 3 weeks',
  ])('leaves the calendar length of %j unknown', (text) => {
    expect(read(text)).toEqual([null, null]);
  });
});

describe('hours of instruction', () => {
  it.each([
    ['40 hours', 40],
    ['120 clock hours', 120],
    ['a 30-hour class', 30],
  ])('are read from %s as %d', (text, hours) => {
    expect(readInstructionHours(text)).toBe(hours);
  });

  it.each(['6 hours per week', '4 x 3-hour sessions', '20-30 hours', '4 years (8,000 hours)', '3 days', '', null])(
    'are unknown in %j',
    (text) => {
      expect(readInstructionHours(text)).toBeNull();
    },
  );
});
