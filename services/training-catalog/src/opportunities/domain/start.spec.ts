import { describe, expect, it } from '@jest/globals';
import { readStart } from './start.js';

describe('a start text', () => {
  it.each([
    ['2027-01-11', '2027-01-11T06:00:00.000Z'],
    ['January 12, 2027', '2027-01-12T06:00:00.000Z'],
    ['Tuesday, July 6, 2027', '2027-07-06T05:00:00.000Z'],
    ['3/14/2027', '2027-03-14T06:00:00.000Z'],
    ['11/7/2027', '2027-11-07T05:00:00.000Z'],
  ])('%s begins at %s: midnight in the site’s own time zone', (text, instant) => {
    expect(readStart(text)).toBe(instant);
  });

  it.each(['Rolling', 'Fall 2026', 'January 2027', 'Every second Monday', '2027-02-30', 'Jan 12', '', null])(
    'leaves %j unknown',
    (text) => {
      expect(readStart(text)).toBeNull();
    },
  );
});
