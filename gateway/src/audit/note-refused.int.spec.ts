import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@guildhall/kernel';
import type { HttpRouteName } from '@guildhall/contracts/http';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { connectRedis, currentContext, withContext } from '@guildhall/service-kit';
import type { Redis, RpcClient } from '@guildhall/service-kit';
import { startOwnRedis } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { settled } from '@guildhall/testing/service';
import { defaultLimits } from '../limits/limit-table.js';
import { Limiter } from '../limits/limiter.js';
import { LoginLimits, TooManyLogins } from '../limits/login-limits.js';
import { NoteRefused } from './note-refused.js';

let engine: OwnEngine;
let redis: Redis;

beforeAll(async () => {
  engine = await startOwnRedis();
  redis = await connectRedis(engine.url);
  await settled('Redis', async () => (redis.isReady ? true : null));
});
afterAll(async () => {
  redis?.destroy();
  await engine?.stop();
});

interface Line {
  username?: string;
  route?: HttpRouteName;
  caller: Caller;
}

/** Two gateways with one log, and tries at either that are noted where they are refused. */
function buildGateways() {
  const lines: Line[] = [];
  const log = { isAway: false };
  const rpc = {
    call: async (_name: string, input: object) => {
      if (log.isAway) throw new DomainError('service.away');
      lines.push({ ...input, caller: currentContext().caller });
    },
  } as unknown as RpcClient;
  const gateways = [0, 1].map(() => {
    const limiter = new Limiter(redis);
    return { limits: new LoginLimits(limiter, redis, defaultLimits), note: new NoteRefused(limiter, rpc) };
  });
  let tries = 0;
  const next = () => gateways[++tries % 2]!;
  const logIn = async (username: string, address: string) => {
    const { limits, note } = next();
    await limits.admit({ username, address, browser: '' }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(TooManyLogins);
      note.logIn(error as TooManyLogins, username);
    });
  };
  const ask = (route: HttpRouteName, address: string, caller: Caller = visitor) =>
    withContext({ caller, requestId: randomUUID(), origin: { address, browser: '' } }, () => next().note.access(route));
  return { lines, log, logIn, ask };
}
const someAddress = () => `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
const someMember = (): Caller => ({ kind: 'member', accountId: randomUUID(), companyId: randomUUID(), admin: false });
const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index));
/** What nobody waits for has been done by then. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

let gateways: ReturnType<typeof buildGateways>;
beforeEach(() => void (gateways = buildGateways()));

describe('a log-in that was refused because there were too many', () => {
  it('is noted once, however many follow at however many gateways, and of another name again', async () => {
    const names = [`badger-${randomUUID()}`, `heron-${randomUUID()}`];
    for (const name of names) await Promise.all(times(60, () => gateways.logIn(name, someAddress())));
    await aMoment();
    expect(gateways.lines.map(({ username }) => username).sort()).toEqual(names.sort());
  });

  it('is noted once of an address too, whatever the names', async () => {
    const address = someAddress();
    // More than an address may fail, in gusts: all at once they make Redis count as away on a busy machine.
    for (let gust = 0; gust < 5; gust++)
      await Promise.all(times(30, () => gateways.logIn(`nobody-${randomUUID()}`, address)));
    await aMoment();
    expect(gateways.lines).toHaveLength(1);
  });
});

describe('a denied access', () => {
  it('is noted once of a member and a route, from wherever it is tried', async () => {
    const member = someMember();
    times(60, () => gateways.ask('admin.accounts.list', someAddress(), member));
    times(60, () => gateways.ask('users.update', someAddress(), member));
    await aMoment();
    expect(gateways.lines.map(({ route }) => route).sort()).toEqual(['admin.accounts.list', 'users.update']);
    expect(gateways.lines.map(({ caller }) => caller)).toEqual([member, member]);
  });

  it('is noted once of a stranger’s network address and a route, and of each stranger', async () => {
    const lines = () => gateways.lines.map(({ route, caller }) => [route, caller]);
    times(60, (host) => gateways.ask('admin.audit.list', `2001:db8:7:7::${host + 1}`));
    await aMoment();
    expect(lines()).toEqual([['admin.audit.list', visitor]]);
    times(60, () => gateways.ask('admin.audit.list', '2001:db8:7:8::1'));
    await aMoment();
    expect(lines()).toHaveLength(2);
  });

  it('is noted at most 50 times of one network address, under however many accounts it is tried', async () => {
    const address = someAddress();
    times(200, () => gateways.ask('admin.accounts.list', address, someMember()));
    await aMoment();
    expect(gateways.lines).toHaveLength(50);
  });

  it('that could not be written down is noted at the next try', async () => {
    const address = someAddress();
    gateways.log.isAway = true;
    gateways.ask('admin.accounts.list', address);
    await aMoment();
    gateways.log.isAway = false;
    gateways.ask('admin.accounts.list', address);
    await aMoment();
    gateways.ask('admin.accounts.list', address);
    await aMoment();
    expect(gateways.lines).toHaveLength(1);
  });

  it('is noted once by each gateway while Redis is away', async () => {
    await engine.kill();
    try {
      const address = someAddress();
      times(60, () => gateways.ask('admin.accounts.list', address));
      await settled('both lines', async () => (gateways.lines.length >= 2 ? true : null));
      await aMoment();
      expect(gateways.lines).toHaveLength(2);
    } finally {
      await engine.restart();
    }
  });
});
