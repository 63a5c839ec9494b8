import { expect, it } from '@jest/globals';
import { nextWait } from './back-off.mjs';

it('waits 0.2 s first, then twice as long each time, and never longer than 5 s', () => {
  const waits = [0, 0, 0, 0, 0, 0, 0].reduce<number[]>((so, lived) => [...so, nextWait(so.at(-1) ?? 0, lived)], []);
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('begins again at 0.2 s for a process that had run well', () => {
  expect(nextWait(5000, 60_000)).toBe(200);
});
