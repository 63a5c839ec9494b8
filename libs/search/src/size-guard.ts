import { IndexSizeChange } from './errors.js';

/** Throws IndexSizeChange unless the change is small, expected, or the first fill. */
export function checkSize(before: number, after: number, expectedTotal: number | undefined): void {
  const change = Math.abs(after - before);
  if (before === 0 || after === expectedTotal || change <= 100 || change <= before * 0.1) return;
  throw new IndexSizeChange(before, after);
}
