import { describe, expect, test } from '@jest/globals';
import { IndexSizeChange } from './errors.js';
import { checkSize } from './size-guard.js';

describe('The size of a rebuilt index', () => {
  test.each([
    [0, 5_000, undefined],
    [5_000, 5_000, undefined],
    [50, 0, undefined],
    [1_000, 900, undefined],
    [5_000, 4_500, undefined],
    [5_000, 10, 10],
  ])('from %d to %d documents (announced: %p) is taken', (before, after, expected) => {
    expect(() => checkSize(before, after, expected)).not.toThrow();
  });

  test.each([
    [5_000, 4_499, undefined],
    [1_000, 1_101, undefined],
    [5_000, 0, undefined],
    [5_000, 11, 10],
  ])('from %d to %d documents (announced: %p) is refused', (before, after, expected) => {
    expect(() => checkSize(before, after, expected)).toThrow(IndexSizeChange);
  });
});
