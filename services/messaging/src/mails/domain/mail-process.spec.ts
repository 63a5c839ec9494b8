import { describe, expect, it } from '@jest/globals';
import { claimableStatuses, mailProcess, statusAfter } from './mail-process.js';

describe('the life of a mail', () => {
  it('can be claimed when written, when postponed, and when a lease ran out', () => {
    expect(claimableStatuses).toEqual(['written', 'postponed', 'claimed']);
  });

  it('ends when it was sent or refused: nothing leads on from there', () => {
    expect(mailProcess.filter(({ from }) => from === 'sent' || from === 'refused')).toEqual([]);
    expect(statusAfter('sent', 'claim')).toBeNull();
  });

  it('is settled by the holder of the claim alone', () => {
    expect(mailProcess.filter(({ step, guard }) => step !== 'claim' && guard !== 'holds_claim')).toEqual([]);
  });
});
