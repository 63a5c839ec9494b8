import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cloneDatabase } from '@guildhall/testing/engines';
import type { DatabaseClone } from '@guildhall/testing/engines';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { freePort } from '../engines/free-port.mjs';
import { eventually, openSmallHouse } from './fixtures/open-small-house.js';
import type { SmallHouse } from './fixtures/open-small-house.js';
import { startTimeOf } from './process-identity.mjs';

jest.setTimeout(60_000);

const adminId = '00000000-0000-4000-8000-000000000001';
let data: string;
let port: number;
let houses: SmallHouse[];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'guildhall-launcher-'));
  port = await freePort();
  houses = [];
});

afterEach(async () => {
  for (const house of houses) {
    if (isAlive(house.pid)) process.kill(house.pid, 'SIGTERM');
    await house.exited;
  }
  for (const folder of [data, `${data}-2`]) rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number) => startTimeOf(pid) !== '';
const open = async (...instances: string[]) => keep(await openSmallHouse(data, port, instances));
const keep = (house: SmallHouse) => {
  houses.push(house);
  return house;
};
const pidsOf = (house: SmallHouse) => house.record()!.processes.map(({ pid }) => pid!);
const answers = async (at = port) => (await fetch(`http://127.0.0.1:${at}/`).catch(() => undefined))?.ok ?? false;

describe('closing', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no process, no record and no lock after %s', async (signal) => {
    const house = await open('alpha', 'beta');
    const pids = pidsOf(house);
    expect(pids).toHaveLength(7);
    const asked = Date.now();
    // npm hands the signal on that the terminal has sent already.
    process.kill(house.pid, signal);
    process.kill(house.pid, signal);
    expect(await house.exited).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(existsSync(join(data, 'house.json'))).toBe(false);
    const again = await open('alpha');
    expect(again.output()).toContain('Guildhall is open.');
  });

  it('can be called off while it is still opening', async () => {
    const opening = openSmallHouse(data, port, ['alpha', 'silent-1']);
    await eventually(
      () => existsSync(join(data, 'house.json')) && readFileSync(join(data, 'house.json'), 'utf8').includes('silent-1'),
    );
    const record = JSON.parse(readFileSync(join(data, 'house.json'), 'utf8')) as {
      pid: number;
      processes: { pid: number }[];
    };
    process.kill(record.pid, 'SIGTERM');
    const house = keep(await opening);
    expect(await house.exited).toBe(0);
    expect(record.processes.map(({ pid }) => pid).filter(isAlive)).toEqual([]);
  });
});

describe('an open house', () => {
  it('starts whatever ends again, engines on their port and with their data', async () => {
    const house = await open('alpha');
    const { ports } = house.record()!;
    for (const instance of ['alpha', 'gateway', 'redis', 'nats', 'postgres', 'mail']) {
      const before = house.pidOf(instance);
      process.kill(before, 'SIGKILL');
      await eventually(() => !isAlive(before));
      await eventually(() =>
        house.record()!.processes.some((entry) => entry.instance === instance && entry.pid && entry.pid !== before),
      );
      expect(house.record()!.processes.find((entry) => entry.instance === instance)!.restarts).toBe(1);
    }
    await eventually(() => answers());
    expect(house.record()!.ports).toEqual(ports);
  });

  it('keeps its secrets and its record to its owner', async () => {
    await open('alpha');
    for (const file of ['house.json', 'secrets.json', 'nats/nats.conf', 'redis/redis.conf']) {
      expect(statSync(join(data, file)).mode & 0o077).toBe(0);
    }
  });

  it('refuses a second launcher on its data and names the first', async () => {
    const first = await open('alpha');
    const second = keep(await openSmallHouse(data, await freePort(), ['alpha']));
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/already runs on .* at http:\/\/127\.0\.0\.1:\d+ \(process \d+\): stop it first/);
    expect(isAlive(first.pid)).toBe(true);
    expect(first.record()!.pid).toBe(first.pid);
  });

  it('lives beside another one with its own data and port', async () => {
    await open('alpha');
    const other = await freePort();
    keep(await openSmallHouse(`${data}-2`, other, ['alpha']));
    expect([await answers(), await answers(other)]).toEqual([true, true]);
  });
});

describe('the password of the administrator', () => {
  let database: DatabaseClone;

  beforeEach(async () => {
    database = await cloneDatabase('auth');
  });

  afterEach(() => database.drop());

  /** The account, as auth makes it. */
  async function makeAdmin(password: string) {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('insert into auth.companies (id, "createdAt") values ($1, now())', [adminId]);
    await owner.query(
      `insert into auth.users (id, "companyId", username, username_key, password, "companyName", email, email_key, "createdAt")
       values ($1, $1, 'admin', 'admin', $2, 'Guildhall', 'admin@a.example', 'admin@a.example', now())`,
      [adminId, await hash(password)],
    );
    await owner.end();
  }
  const openOn = async (env: NodeJS.ProcessEnv = {}) =>
    keep(await openSmallHouse(data, port, [], { DATABASE_URL: database.ownerUrl, ...env }));

  it('is not shown for a used database, whose account has another one', async () => {
    await makeAdmin('the password of old');
    expect((await openOn()).output()).toMatch(
      /Administrator +admin, password: as before, the database had the account/,
    );
    expect(readFileSync(join(data, 'secrets.json'), 'utf8')).not.toContain('adminPassword');
  });

  it('is called the chosen one only where it opens the account', async () => {
    await makeAdmin('the password of old');
    const house = await openOn({ ADMIN_PASSWORD: 'a wish for another' });
    expect(house.output()).toMatch(/Administrator +admin, password: as before/);
    process.kill(house.pid, 'SIGTERM');
    await house.exited;
    rmSync(join(data, 'secrets.json'));
    const again = await openOn({ ADMIN_PASSWORD: 'the password of old' });
    expect(again.output()).toMatch(/Administrator +admin, password: the one in ADMIN_PASSWORD/);
  });

  it('is shown after a start that was cut off when the account had been made', async () => {
    writeFileSync(join(data, 'secrets.json'), '{"adminPassword":"made-but-not-shown"}');
    await makeAdmin('made-but-not-shown');
    expect((await openOn()).output()).toMatch(/password: made-but-not-shown \(shown only this once\)/);
  });
});

describe('a start that cannot succeed', () => {
  it('names the bad setting first when that is why a process ended', async () => {
    const house = await open('alpha', 'refusing-1');
    expect(await house.exited).toBe(1);
    expect(house.output()).toMatch(
      /^Bad setting SMALL_SETTING: must be smaller \(refusing-1 ended with code 1; .*\)$/m,
    );
    expect(house.output()).not.toContain('The end of');
  });

  it('ends, with the log of the process that failed, and leaves nothing', async () => {
    const house = await open('alpha', 'broken-1');
    expect(await house.exited).toBe(1);
    expect(house.output()).toContain('broken-1 ended with code 3 before the house was ready');
    expect(house.output()).toContain('its config is wrong');
    expect(existsSync(join(data, 'house.json'))).toBe(false);
  });

  it('names a taken port', async () => {
    await open('alpha');
    const second = keep(await openSmallHouse(`${data}-2`, port, ['alpha']));
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`PORT ${port} is taken by another program`);
  });
});

describe('a killed launcher', () => {
  it('takes its processes with it, and the next start opens on the same data', async () => {
    const house = await open('alpha');
    const pids = pidsOf(house);
    process.kill(house.pid, 'SIGKILL');
    await house.exited;
    await eventually(() => !pids.some(isAlive));
    const next = await open('alpha');
    expect(next.output()).toContain('Guildhall is open.');
  });

  it('is cleaned up after where the kernel did not: by the record, and never a process that is not the recorded one', async () => {
    const withoutSignal = mkdtempSync(join(tmpdir(), 'guildhall-path-'));
    const { symlinkSync } = await import('node:fs');
    // A machine without setpriv: the program that is found first says that it cannot do it.
    writeFileSync(join(withoutSignal, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    symlinkSync(process.execPath, join(withoutSignal, 'node'));
    const house = keep(
      await openSmallHouse(data, port, ['alpha'], { PATH: `${withoutSignal}:${process.env['PATH']}` }),
    );
    const pids = pidsOf(house);
    process.kill(house.pid, 'SIGKILL');
    await house.exited;
    expect(pids.every(isAlive)).toBe(true);
    // A number that was given out again since: same pid, another process.
    const record = house.record()!;
    const stranger = { ...record.processes[0]!, instance: 'stranger', pid: process.pid, startTime: 'long-ago' };
    writeFileSync(join(data, 'house.json'), JSON.stringify({ ...record, processes: [...record.processes, stranger] }));
    const next = await open('alpha');
    expect(next.output()).toMatch(
      /Ended what an earlier start had left: postgres|Ended what an earlier start had left: /,
    );
    expect(next.output()).not.toContain('stranger');
    expect(next.output()).toContain('Guildhall is open.');
    expect(pids.filter(isAlive)).toEqual([]);
    rmSync(withoutSignal, { recursive: true });
  });
});
