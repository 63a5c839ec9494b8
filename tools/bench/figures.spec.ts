import { describe, expect, it } from '@jest/globals';
import { figuresOf, keepsAim, percentile, together } from './figures.mjs';

describe('the figures of a benchmark', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, i) => i + 1);

  it('a percentile is a value that was measured', () => {
    expect(percentile(oneToHundred, 0.5)).toBe(50);
    expect(percentile(oneToHundred, 0.95)).toBe(95);
    expect(percentile(oneToHundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('answers per second are counted over the time the whole sample took', () => {
    expect(figuresOf({ latencies: oneToHundred.toReversed(), seconds: 4 })).toEqual({
      p50: 50,
      p95: 95,
      p99: 99,
      perSecond: 25,
    });
  });

  it('several samples count as one', () => {
    expect(
      together([
        { latencies: [1, 2], seconds: 1 },
        { latencies: [3], seconds: 2 },
      ]),
    ).toEqual({ latencies: [1, 2, 3], seconds: 3 });
  });

  it('the aim is one and a half times the engine and three milliseconds', () => {
    const engine = { p50: 1, p95: 10, p99: 12, perSecond: 1 };
    expect(keepsAim({ ...engine, p95: 18 }, engine)).toBe(true);
    expect(keepsAim({ ...engine, p95: 18.01 }, engine)).toBe(false);
  });
});
