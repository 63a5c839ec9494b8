import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Hourly } from './hourly.js';

const hourMs = 3_600_000;

class Sweep extends Hourly {
  times = 0;

  async execute(): Promise<number> {
    this.times++;
    if (this.times === 2) throw new Error('the store is away');
    return this.times;
  }
}

const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('works at the start and every hour, after an hour that failed too, and stops with its process', async () => {
  const sweep = new Sweep();
  sweep.onApplicationBootstrap();
  expect(sweep.times).toBe(1);
  await jest.advanceTimersByTimeAsync(hourMs);
  expect(sweep.times).toBe(2);
  expect(warned).toHaveBeenCalledWith('Error: the store is away');
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(sweep.times).toBe(4);
  sweep.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5 * hourMs);
  expect(sweep.times).toBe(4);
});
