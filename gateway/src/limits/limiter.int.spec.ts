import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { startOwnRedis } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { settled } from '@guildhall/testing/service';
import type { Limit } from './limit-table.js';
import { defaultLimits } from './limit-table.js';
import { Limiter } from './limiter.js';
import { LoginLimits } from './login-limits.js';

let engine: OwnEngine;
let redis: Redis;
let limiter: Limiter;

const isBack = () => settled('Redis', async () => (redis.isReady ? ((await redis.ping()) ? true : null) : null));

beforeAll(async () => {
  engine = await startOwnRedis();
  redis = await connectRedis(engine.url);
  await isBack();
  limiter = new Limiter(redis);
});
afterAll(async () => {
  redis?.destroy();
  await engine?.stop();
});

const ten: Limit = { times: 10, seconds: 900 };

/** How many of so many tries at once are let through. */
async function letThrough(tries: number, key: string, name = 'ten', limit = ten): Promise<number> {
  const waits = await Promise.all(Array.from({ length: tries }, () => limiter.take(name, limit, key)));
  for (const wait of waits.filter((seconds) => seconds !== null)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2 * limit.seconds);
  }
  return waits.filter((wait) => wait === null).length;
}

describe('a limit', () => {
  it('lets so many through as it says, however many come at once, and each key by itself', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await Promise.all([letThrough(60, one), letThrough(5, other)])).toEqual([10, 5]);
  });

  it('is open again for what was given back, also where many were refused meanwhile, and never for more', async () => {
    const key = randomUUID();
    await letThrough(60, key);
    for (let i = 0; i < 3; i++) await limiter.giveBack('ten', ten, key);
    expect(await letThrough(60, key)).toBe(3);
    const fresh = randomUUID();
    for (let i = 0; i < 3; i++) await limiter.giveBack('ten', ten, fresh);
    expect(await letThrough(60, fresh)).toBe(10);
  });
});

describe.each<[string, () => Promise<void>, () => Promise<void>]>([
  ['that is gone', () => engine.kill(), () => engine.restart()],
  ['that hangs', async () => engine.hang(), async () => engine.goOn()],
])('with a Redis %s', (_title, breakIt, mendIt) => {
  const key = randomUUID();

  it('tries are still counted, and half as many let through', async () => {
    expect(await letThrough(2, key)).toBe(2);
    await breakIt();
    try {
      expect(await letThrough(60, key)).toBe(5);
      for (let i = 0; i < 2; i++) await limiter.giveBack('ten', ten, key);
      expect(await letThrough(60, key)).toBe(2);
      expect(await letThrough(3, key, 'once', { times: 1, seconds: 30 })).toBe(1);
      expect(await letThrough(60, key, 'login_row', defaultLimits.login_row)).toBe(50);
      // Nothing of it is forgotten a moment later.
      expect(await letThrough(60, key, 'login_row', defaultLimits.login_row)).toBe(0);
    } finally {
      await mendIt();
    }
  });

  it('guesses at one user name are slowed down earlier', async () => {
    const looked: number[] = [];
    const logins = new LoginLimits(limiter, redis, defaultLimits);
    await isBack();
    await breakIt();
    try {
      for (let i = 0; i < 12; i++) {
        const attempt = { username: key, address: '192.0.2.7', browser: '' };
        const isLet = await logins.admit(attempt).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'limits.too_many' });
            return false;
          },
        );
        if (isLet) looked.push(i);
      }
      // Five are free, one is let through slowly.
      expect(looked).toEqual([0, 1, 2, 3, 4, 5]);
    } finally {
      await mendIt();
    }
  });

  it('counts for all again once that is back', async () => {
    await isBack();
    expect(await letThrough(60, randomUUID())).toBe(10);
  });
});
