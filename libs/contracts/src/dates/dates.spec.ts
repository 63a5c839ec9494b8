import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment } from './index.js';

describe('a point in time', () => {
  it('is shown in the time zone of the site, wherever the reader is', () => {
    expect(formatMoment('2026-11-20T19:00:00Z')).toBe('Fri, Nov 20, 2026, 1:00 PM CT');
    expect(formatMoment('2026-07-01T05:30:00+02:00')).toBe('Tue, Jun 30, 2026, 10:30 PM CT');
  });

  it('falls on the day that it is there', () => {
    expect(formatDay('2026-11-21T04:00:00Z')).toBe('Fri, Nov 20, 2026');
  });
});
