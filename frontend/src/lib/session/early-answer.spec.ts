/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readingLimit } from '../api-client.js';
import { takeEarlyAnswer } from './early-answer.js';

afterEach(() => {
  delete globalThis.__sessionAnswer;
});

it('the answer that came with the page is taken once', async () => {
  const parts = { body: '{"message":"Not signed in"}', status: 401, headers: [['content-type', 'application/json']] };
  globalThis.__sessionAnswer = Promise.resolve(parts as Awaited<typeof globalThis.__sessionAnswer>);
  const answer = await takeEarlyAnswer();
  expect(answer?.status).toBe(401);
  expect(answer?.headers.get('content-type')).toBe('application/json');
  expect(await answer?.json()).toEqual({ message: 'Not signed in' });
  expect(await takeEarlyAnswer()).toBeUndefined();
});

it('a network that failed is told as a failed call, and is not asked again', async () => {
  globalThis.__sessionAnswer = Promise.resolve(null);
  await expect(takeEarlyAnswer()).rejects.toThrow(TypeError);
});

it('where no worker could ask there is no answer', async () => {
  globalThis.__sessionAnswer = Promise.resolve(undefined);
  expect(await takeEarlyAnswer()).toBeUndefined();
});

it('the worker waits for it as long as the page waits for what it reads', () => {
  expect(readFileSync('frontend/public/session-worker.js', 'utf8')).toContain(`AbortSignal.timeout(${readingLimit})`);
});
