import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { industries } from '@guildhall/contracts/auth';
import { readRows } from './read-rows.js';
import { readSample } from './sample.js';

const waves = ['first-wave', 'second-wave'].map((name) =>
  readSample(readFileSync(new URL(`../../../sample/${name}.jsonl`, import.meta.url), 'utf8')),
);

describe('the sample catalogue', () => {
  it('has at least 200 opportunities at first and 40 for later, every one of which an import takes', () => {
    expect(waves.map((rows) => readRows(rows).refused)).toEqual([[], []]);
    expect(waves.map((rows) => rows.length >= 200)).toEqual([true, false]);
    expect(waves[1]?.length).toBeGreaterThanOrEqual(40);
  });

  it('gives every opportunity a key of its own, an address that never resolves, and industries of the site', () => {
    const rows = waves.flatMap((raw) => readRows(raw).rows.map(({ row }) => row));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ url }) => url && !new URL(url).hostname.endsWith('.example'))).toEqual([]);
    expect(
      rows.flatMap(({ industry }) => industry).filter((name) => !(industries as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});
