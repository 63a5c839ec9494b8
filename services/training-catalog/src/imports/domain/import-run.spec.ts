import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { abandonRun, countBatch, finishRun, openRun } from './import-run.js';

const now = new Date('2026-11-20T12:00:00Z');
const counts = { created: 2, updated: 1, unchanged: 3, refused: [{ index: 4, reason: 'no title' }] };

describe('an import run', () => {
  it('adds up its batches until it is finished', () => {
    const run = finishRun(countBatch(countBatch(openRun(newId(), now), counts), counts), now);
    expect(run).toMatchObject({ status: 'finished', endedAt: now, created: 4, updated: 2, unchanged: 6, refused: 2 });
  });

  it.each([finishRun, abandonRun])('that has ended takes no rows and does not end again', (end) => {
    const ended = end(openRun(newId(), now), now);
    for (const again of [() => countBatch(ended, counts), () => finishRun(ended, now), () => abandonRun(ended, now)]) {
      expect(again).toThrow('training-catalog.import.not_running');
    }
  });
});
