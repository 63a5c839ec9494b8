import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { within } from './within.js';

/** Keeps the process from listening to anybody. */
function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('waiting for a while', () => {
  it('ends with the answer, or with the failure, of what is waited for', async () => {
    await expect(within(1000, Promise.resolve('here'))).resolves.toBe('here');
    await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('is given up where no answer comes', async () => {
    await expect(within(20, new Promise(() => undefined))).rejects.toThrow('no answer in time');
  });

  it('is not given up over an answer that lay there while the process was busy', async () => {
    for (const busyMs of [45, 200]) {
      const asked = within(40, stat('.'));
      beBusy(busyMs);
      await expect(asked).resolves.toBeTruthy();
    }
  });

  it('is begun once more where the process was too busy to ask', async () => {
    const ask = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await pause(20);
      return 'here';
    };
    const asked = within(100, ask());
    beBusy(300);
    await expect(asked).resolves.toBe('here');
  });
});
