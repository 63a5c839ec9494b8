import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { deleteData, emptyRedis } from '../support/damage.js';
import { eventually, pause } from '../support/eventually.js';
import { hasAll, Ledgers } from '../support/ledgers.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

type Account = { id: string; email: string };

describe('while companies register', () => {
  let house: TestHouse;
  let ledgers: Ledgers;

  beforeAll(async () => {
    // A short lease and sweep, so that a mail whose worker or job died is taken up again within the test.
    house = await startHouse({ env: { MAIL_LEASE_SECONDS: '5', MAIL_SWEEP_SECONDS: '5' } });
    ledgers = new Ledgers(house);
  }, 180_000);

  afterAll(async () => {
    await ledgers?.close();
    await house?.stop();
  });

  /** Registers so many companies, a few at a time, and answers those whose registration was acknowledged. */
  async function register(count: number): Promise<Account[]> {
    const acknowledged: Account[] = [];
    const clerk = async (share: number) => {
      for (let i = 0; i < share; i++) {
        const answer = await new Visitor(house.address)
          .post<Account>('/api/auth/register', buildRegistration())
          .catch(() => null);
        if (answer?.status === 201) acknowledged.push(answer.body);
        else await pause(50);
      }
    };
    await Promise.all(Array.from({ length: 4 }, () => clerk(count / 4)));
    return acknowledged;
  }

  /** The worst end: it takes no more, still holds what it took, and then all of that is gone. */
  async function hangAndKill(instance: string): Promise<void> {
    house.kill(instance, 'SIGSTOP');
    await pause(1500);
    house.kill(instance, 'SIGKILL');
  }

  async function expectOnce(accounts: Account[], mailsDoubledAtMost: number): Promise<void> {
    await eventually(() => ledgers.effectsOf(accounts), hasAll, 90_000);
    // A doubled effect would come a little later.
    await pause(2000);
    const effects = await ledgers.effectsOf(accounts);
    expect(effects.filter(({ points }) => points !== 1)).toEqual([]);
    expect(effects.filter(({ notifications }) => notifications !== 1)).toEqual([]);
    expect(effects.filter(({ mails }) => mails.length === 0 || new Set(mails).size > 1)).toEqual([]);
    expect(effects.reduce((doubled, { mails }) => doubled + mails.length - 1, 0)).toBeLessThanOrEqual(
      mailsDoubledAtMost,
    );
  }

  it('each killed service and the broker lose and double nothing', async () => {
    const registering = register(200);
    const kills = ['gamification-1', 'messaging-1', 'worker-1', 'nats'];
    for (const instance of kills) {
      await pause(500);
      await hangAndKill(instance);
    }
    const accounts = await registering;
    expect(accounts.length).toBeGreaterThan(100);
    await expectOnce(accounts, kills.length);
  }, 240_000);

  it('a broker that loses its store with events that nobody had heard yet is told them again', async () => {
    for (const listener of ['gamification-1', 'messaging-1']) house.kill(listener, 'SIGSTOP');
    const accounts = await register(80);
    expect(accounts.length).toBe(80);
    const unsent = () => ledgers.rows('SELECT id FROM auth.outbox WHERE sent_at IS NULL');
    expect(await eventually(unsent, (rows) => rows.length === 0)).toEqual([]);
    deleteData(house, 'nats');
    await hangAndKill('nats');
    for (const listener of ['gamification-1', 'messaging-1']) house.kill(listener, 'SIGCONT');
    await expectOnce(accounts, 1);
  }, 240_000);

  it('an emptied Redis loses no mail, and members simply log in again', async () => {
    house.kill('mail', 'SIGSTOP');
    const accounts = await register(20);
    const form = buildRegistration();
    const member = new Visitor(house.address);
    const { body: account } = await member.post<Account>('/api/auth/register', form);
    await pause(500);
    await emptyRedis(house);
    house.kill('mail', 'SIGCONT');
    expect((await member.get('/api/auth/user')).status).toBe(401);
    expect((await member.post('/api/auth/login', { username: form.username, password: form.password })).status).toBe(
      200,
    );
    expect((await member.get('/api/auth/user')).status).toBe(200);
    await expectOnce([...accounts, account], 2);
  }, 240_000);

  it('a killed PostgreSQL keeps every acknowledged account, and all goes on by itself', async () => {
    const registering = register(80);
    await pause(500);
    house.kill('postgres', 'SIGKILL');
    const accounts = await registering;
    const after = await eventually(
      () => register(4),
      (made) => made.length === 4,
      30_000,
    );
    expect(after).toHaveLength(4);
    const kept = await eventually(
      () =>
        ledgers.rows('SELECT id FROM auth.users WHERE id = ANY($1)', [accounts.map(({ id }) => id)]).catch(() => []),
      (rows) => rows.length === accounts.length,
    );
    expect(kept).toHaveLength(accounts.length);
    await expectOnce([...accounts, ...after], 2);
  }, 240_000);
});
