import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis } from '@guildhall/service-kit';
import type { Redis, RpcClient } from '@guildhall/service-kit';
import { testEngines } from '@guildhall/testing/engines';
import { settled } from '@guildhall/testing/service';
import { defaultLimits } from '../limits/limit-table.js';
import { Limiter } from '../limits/limiter.js';
import { LoginLimits, TooManyLogins } from '../limits/login-limits.js';
import { NoteRefusedLogin } from './note-refused-login.js';

let redis: Redis;

beforeAll(async () => {
  redis = await connectRedis(testEngines().urls.REDIS_URL);
  await settled('Redis', async () => (redis.isReady ? true : null));
});
afterAll(() => redis?.destroy());

/** Two gateways with one log, and a try at either that is noted where it is refused. */
function buildGateways() {
  const lines: string[] = [];
  const rpc = {
    call: async (_name: string, { username }: { username: string }) => void lines.push(username),
  } as unknown as RpcClient;
  const gateways = [0, 1].map(() => {
    const limiter = new Limiter(redis);
    return { limits: new LoginLimits(limiter, redis, defaultLimits), note: new NoteRefusedLogin(limiter, rpc) };
  });
  let tries = 0;
  const attempt = async (username: string, address: string) => {
    const { limits, note } = gateways[++tries % 2]!;
    await limits.admit({ username, address, browser: '' }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(TooManyLogins);
      note.execute(error as TooManyLogins, username);
    });
  };
  return { lines, attempt };
}
const someAddress = () => `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
/** What nobody waits for has been done by then. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a log-in that was refused because there were too many', () => {
  it('is noted once, however many follow at however many gateways, and of another name again', async () => {
    const { lines, attempt } = buildGateways();
    const names = [`badger-${randomUUID()}`, `heron-${randomUUID()}`];
    for (const name of names) await Promise.all(Array.from({ length: 150 }, () => attempt(name, someAddress())));
    await aMoment();
    expect(lines.sort()).toEqual(names.sort());
  });

  it('is noted once of an address too, whatever the names', async () => {
    const { lines, attempt } = buildGateways();
    const address = someAddress();
    await Promise.all(Array.from({ length: 150 }, () => attempt(`nobody-${randomUUID()}`, address)));
    await aMoment();
    expect(lines).toHaveLength(1);
  });
});
