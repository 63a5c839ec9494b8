import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { settled } from '@guildhall/testing/service';
import { testEngines } from '@guildhall/testing/engines';
import { defaultLimits } from './limit-table.js';
import { Limiter } from './limiter.js';
import { LoginLimits } from './login-limits.js';

let redis: Redis;
let limits: LoginLimits;

beforeAll(async () => {
  redis = await connectRedis(testEngines().urls.REDIS_URL);
  await settled('Redis', async () => (redis.isReady ? true : null));
  const table = { ...defaultLimits, login_address: { times: 100_000, seconds: 900 } };
  limits = new LoginLimits(new Limiter(redis), redis, table);
});
afterAll(() => redis?.destroy());

const buildName = () => `badger-${randomUUID()}`;
const attempt = (username: string, browser = '') => ({ username, address: '192.0.2.7', browser });
/** Whether the password would have been looked at. */
const isLet = (username: string, browser = '') =>
  limits.admit(attempt(username, browser)).then(
    () => true,
    () => false,
  );

/** As if the time that slows guesses down had gone by; what is kept for longer stays. */
async function waitAWhile(): Promise<void> {
  const keys = [...(await redis.keys('limit:login_free:*')), ...(await redis.keys('limit:login_slow:*'))];
  if (keys.length > 0) await redis.del(keys);
}

async function failAHundredTimes(username: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (tries % 10 === 0) await waitAWhile();
    expect(await isLet(username)).toBe(true);
  }
  await waitAWhile();
}

describe('a log-in that the house could not look at', () => {
  it('counts for nothing: as many as before are let through afterwards, from strange and from known browsers', async () => {
    const username = buildName();
    const owner = buildName();
    const known = await limits.succeeded(attempt(owner));
    for (const tried of [attempt(username), attempt(owner, known)]) {
      const admit = () => limits.admit(tried).catch(() => null);
      const storm = await Promise.all(Array.from({ length: 60 }, admit));
      const admissions = storm.filter((admission) => admission !== null);
      expect(admissions).toHaveLength(11);
      for (const admission of admissions) await limits.notLooked(admission);
      expect((await Promise.all(Array.from({ length: 60 }, admit))).filter(Boolean)).toHaveLength(11);
    }
  });
});

describe('failures in a row', () => {
  it('are only those whose password was looked at: a storm of refused tries keeps nobody out for longer', async () => {
    const username = buildName();
    const storm: boolean[] = [];
    // In gusts: 300 at once take a busy machine so long that Redis counts as away, and the count as each gateway's own.
    for (let gust = 0; gust < 10; gust++)
      storm.push(...(await Promise.all(Array.from({ length: 30 }, () => isLet(username)))));
    expect(storm.filter(Boolean)).toHaveLength(11);
    await waitAWhile();
    expect(await isLet(username)).toBe(true);
  });

  it('leave, after a hundred, only browsers that the owner has used', async () => {
    const username = buildName();
    const browser = await limits.succeeded(attempt(username));
    await failAHundredTimes(username);
    expect([await isLet(username), await isLet(username, browser)]).toEqual([false, true]);
  });

  it('end with a success in a known browser', async () => {
    const username = buildName();
    const browser = await limits.succeeded(attempt(username));
    await failAHundredTimes(username);
    await limits.succeeded(attempt(username, browser));
    expect(await isLet(username)).toBe(true);
  });

  it('end with a password that was set anew', async () => {
    const username = buildName();
    await failAHundredTimes(username);
    expect(await isLet(username)).toBe(false);
    await limits.begunAnew(username.toUpperCase());
    expect(await isLet(username)).toBe(true);
  });
});
