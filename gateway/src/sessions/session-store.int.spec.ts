import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { validAfterKey } from '@guildhall/contracts/auth';
import type { Member } from '@guildhall/contracts/rpc';
import { connectRedis } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { settled } from '@guildhall/testing/service';
import { testEngines } from '@guildhall/testing/engines';
import { SessionStore } from './session-store.js';

let redis: Redis;
/** Moves the store's clock, in milliseconds. */
let later = 0;
const clock = { now: () => new Date(Date.now() + later) };
let store: SessionStore;

beforeAll(async () => {
  redis = await connectRedis(testEngines().urls.REDIS_URL);
  await settled('Redis', async () => (redis.isReady ? true : null));
  store = new SessionStore(redis, clock);
});
afterEach(() => {
  later = 0;
});
afterAll(() => redis?.destroy());

const buildMember = (): Member => ({ kind: 'member', accountId: newId(), companyId: newId(), admin: false });
const start = (member: Member, at: Date = new Date()) =>
  store.start({ member, at: at.toISOString(), origin: { address: '192.0.2.7', browser: 'Firefox' } });

describe('a session', () => {
  it('is found by its cookie, and by nothing that only looks like it', async () => {
    const member = buildMember();
    const cookie = await start(member);
    expect(await store.find(cookie)).toMatchObject(member);
    const [, secret] = cookie.split('.');
    for (const other of [
      '',
      '.',
      secret!,
      cookie.slice(0, -1),
      `${newId()}.${secret}`,
      `${member.accountId}.${'A'.repeat(43)}`,
      `${cookie}x`,
      'x'.repeat(100_000),
    ])
      expect(await store.find(other)).toBeNull();
  });

  it("is over when the account's sessions were ended after its sign-in, even if it is started later than that", async () => {
    const member = buildMember();
    const signedInAt = new Date();
    const early = await start(member, signedInAt);
    await redis.set(validAfterKey(member.accountId), String(signedInAt.getTime() + 1));
    const late = await start(member, signedInAt);
    expect([await store.find(early), await store.find(late)]).toEqual([null, null]);
    expect(await store.find(await start(member, new Date(signedInAt.getTime() + 1)))).not.toBeNull();
  });

  it('is over two weeks after its sign-in, however much it is used', async () => {
    const cookie = await start(buildMember());
    later = 14 * 24 * 3600_000 - 1000;
    expect(await store.find(cookie)).not.toBeNull();
    later = 14 * 24 * 3600_000 + 1000;
    expect(await store.find(cookie)).toBeNull();
  });

  it('is kept for a day after its last use, and no secret stands in the store', async () => {
    const cookie = await start(buildMember());
    const found = (await store.find(cookie))!;
    const key = await redis.hGet(`sessions-of:${found.accountId}`, found.sessionId);
    expect(await redis.ttl(key!)).toBeGreaterThan(24 * 3600 - 5);
    await redis.expire(key!, 100);
    await store.find(cookie);
    expect(await redis.ttl(key!)).toBeGreaterThan(24 * 3600 - 5);
    const secret = cookie.split('.')[1]!;
    expect(`${key} ${await redis.get(key!)}`).not.toContain(secret);
  });

  it('is kept by the store itself no longer than its two weeks, however it is used', async () => {
    const cookie = await start(buildMember());
    const found = (await store.find(cookie))!;
    const key = (await redis.hGet(`sessions-of:${found.accountId}`, found.sessionId))!;
    const twoWeeks = 14 * 24 * 3600;
    for (const left of [36 * 3600, 3600, 60]) {
      later = (twoWeeks - left) * 1000;
      expect(await store.find(cookie)).not.toBeNull();
      const [ttl, seenTtl] = await Promise.all([redis.ttl(key), redis.ttl(`${key}:seen`)]);
      expect(ttl).toBeGreaterThan(Math.min(left, 24 * 3600) - 10);
      expect(Math.max(ttl, seenTtl)).toBeLessThanOrEqual(Math.min(left, 24 * 3600));
      const [listed] = await store.list(found);
      expect(Math.abs(Date.parse(listed!.lastSeenAt) - clock.now().getTime())).toBeLessThan(5000);
    }
    later = 0;
    const old = await start(buildMember(), new Date(Date.now() - (twoWeeks - 100) * 1000));
    const { accountId, sessionId } = (await store.find(old))!;
    expect(await redis.ttl((await redis.hGet(`sessions-of:${accountId}`, sessionId))!)).toBeLessThanOrEqual(100);
  });

  it('that has ended stays ended when it was being read meanwhile, fifty times of fifty', async () => {
    for (let round = 0; round < 50; round++) {
      const cookie = await start(buildMember());
      await Promise.all([store.find(cookie), store.end(cookie), store.find(cookie)]);
      expect(await store.find(cookie)).toBeNull();
    }
  });
});

describe('the sessions of an account', () => {
  it('are listed with when and from where, and the one that asks is marked', async () => {
    const member = buildMember();
    await start(member);
    const asking = (await store.find(await start(member)))!;
    const list = await store.list(asking);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current).map(({ id }) => id)).toEqual([asking.sessionId]);
    expect(list[0]).toMatchObject({ address: '192.0.2.7', browser: 'Firefox' });
    expect(Math.abs(Date.parse(list[0]!.lastSeenAt) - Date.now())).toBeLessThan(5000);
  });

  it('are ended one by one, by their own account alone', async () => {
    const member = buildMember();
    const cookie = await start(member);
    const { sessionId } = (await store.find(cookie))!;
    await expect(store.endOne(buildMember(), sessionId)).rejects.toMatchObject({ code: 'session.not_found' });
    expect(await store.find(cookie)).not.toBeNull();
    await store.endOne(member, sessionId);
    expect(await store.find(cookie)).toBeNull();
    await expect(store.endOne(member, sessionId)).rejects.toMatchObject({ code: 'session.not_found' });
  });

  it('are ended all but the one that asks', async () => {
    const member = buildMember();
    const [first, second] = [await start(member), await start(member)];
    const foreign = await start(buildMember());
    await store.endOthers((await store.find(second))!);
    expect(await store.find(first)).toBeNull();
    expect(await store.find(second)).not.toBeNull();
    expect(await store.find(foreign)).not.toBeNull();
  });
});
