import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@guildhall/contracts/auth';
import { validAfterKey } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { FILE_STORAGE, REDIS } from '@guildhall/service-kit';
import type { FileStorage, Redis } from '@guildhall/service-kit';
import { asAdmin, asMember, buildRegistration, passwordInTests } from '@guildhall/testing/service';
import sharp from 'sharp';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';
import { EraseDueAccounts } from './erase-due-accounts.js';

const dayMs = 86_400_000;
let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth({ ADMIN_PASSWORD: passwordInTests })), 30_000);
afterAll(() => service?.stop());

const close = (account: Account, currentPassword = passwordInTests) =>
  service.ask(asMember(account), 'auth.account.close', { currentPassword });
const keep = (account: Account) => service.ask(asMember(account), 'auth.account.keep', {});
const read = (account: Account) => service.ask(asMember(account), 'auth.account.read', { id: account.id });
const logIn = ({ username }: Account) =>
  service.ask(visitor, 'auth.account.authenticate', { username, password: passwordInTests });
/** The account as it is when its 14 days are over. */
async function registerDue(): Promise<Account> {
  const account = await service.register();
  await close(account);
  await service.rows(`UPDATE users SET "closesAt" = now() - interval '1 minute' WHERE id = $1`, [account.id]);
  return account;
}
const eraseDue = () => service.get(EraseDueAccounts).execute();
const told = (name: string, accountId: string) =>
  service.rows<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2 ORDER BY id`,
    [name, accountId],
  );
const deedsOf = async ({ id }: Account) =>
  (
    await service.rows<{ action: string; outcome: string }>(
      `SELECT action, outcome FROM audit_log WHERE "accountId" = $1 ORDER BY id`,
      [id],
    )
  ).map(({ action, outcome }) => `${action} ${outcome}`);

describe('closing an account', () => {
  it('is 14 days away, told by mail, and nothing changes until then', async () => {
    const account = await service.register();
    const before = Date.now();
    const { closesAt } = await close(account);
    expect(new Date(closesAt!).getTime() - before).toBeGreaterThanOrEqual(14 * dayMs);
    expect(new Date(closesAt!).getTime() - Date.now()).toBeLessThanOrEqual(14 * dayMs);
    expect(await told('auth.security_notice', account.id)).toMatchObject([
      { payload: { kind: 'account_closing', email: account.email, effectiveAt: closesAt } },
    ]);
    expect(await eraseDue()).toBe(0);
    expect((await logIn(account)).account).toMatchObject({ id: account.id, closesAt });
  });

  it('asked for again stays with the first day, and is told once', async () => {
    const account = await service.register();
    const { closesAt } = await close(account);
    expect((await close(account)).closesAt).toBe(closesAt);
    expect(await told('auth.security_notice', account.id)).toHaveLength(1);
  });

  it('asks for the password: a wrong one changes nothing and is noted', async () => {
    const account = await service.register();
    await expect(close(account, 'not it')).rejects.toMatchObject({
      code: 'auth.credentials.not_current',
      details: { fields: { currentPassword: expect.any(String) } },
    });
    expect((await read(account)).closesAt).toBeNull();
    expect(await deedsOf(account)).toContain('account_closing_asked refused');
  });

  it('can be taken back as often as one likes', async () => {
    const account = await service.register();
    await close(account);
    expect((await keep(account)).closesAt).toBeNull();
    expect((await keep(account)).closesAt).toBeNull();
    expect((await close(account)).closesAt).not.toBeNull();
    expect((await deedsOf(account)).slice(1)).toEqual([
      'account_closing_asked done',
      'account_kept done',
      'account_closing_asked done',
    ]);
  });

  it("is not for the administrator's own account, nor for visitors", async () => {
    const { account } = await service.ask(visitor, 'auth.account.authenticate', {
      username: 'admin',
      password: passwordInTests,
    });
    await expect(
      service.ask(asAdmin(account), 'auth.account.close', { currentPassword: passwordInTests }),
    ).rejects.toMatchObject({ code: 'auth.account.protected' });
    for (const name of ['auth.account.keep', 'auth.account.export', 'auth.audit.export'] as const)
      await expect(service.ask(visitor, name, {})).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('an account whose time has come', () => {
  it('is erased with its company, its links and its logo; sessions end and every service hears of it', async () => {
    const account = await service.register();
    const key = `uploads/${account.id}`;
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const storage = service.get<FileStorage>(FILE_STORAGE);
    await storage.put(key, Readable.from([picture]));
    const { logo } = await service.ask(asMember(account), 'auth.logo.set', { key, fit: 'contain' });
    await close(account);
    await service.rows(`UPDATE users SET "closesAt" = now() - interval '1 second' WHERE id = $1`, [account.id]);
    expect(await eraseDue()).toBe(1);

    await expect(read(account)).rejects.toMatchObject({ code: 'auth.account.not_found' });
    await expect(logIn(account)).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
    await expect(service.ask(visitor, 'auth.company.read', { id: account.companyId })).rejects.toMatchObject({
      code: 'auth.company.not_found',
    });
    expect(await service.rows('SELECT 1 FROM companies WHERE id = $1', [account.companyId])).toEqual([]);
    expect(await service.rows('SELECT 1 FROM one_time_links WHERE "accountId" = $1', [account.id])).toEqual([]);
    expect(await storage.get(logo!.replace('/api/', ''))).toBeNull();
    expect(await told('auth.account_erased', account.id)).toEqual([
      { payload: { accountId: account.id, companyId: account.companyId, version: 2 } },
    ]);
    expect(await told('auth.sessions_ended', account.id)).toHaveLength(1);
    const validAfter = await service.get<Redis>(REDIS).get(validAfterKey(account.id));
    expect(Number(validAfter)).toBeGreaterThan(Date.now() - 60_000);
    expect((await deedsOf(account)).at(-1)).toBe('account_erased done');
  });

  it('is erased once, however many instances look at once', async () => {
    const accounts = await Promise.all([registerDue(), registerDue(), registerDue()]);
    const counts = await Promise.all([eraseDue(), eraseDue(), eraseDue()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(accounts.length);
    for (const { id } of accounts) expect(await told('auth.account_erased', id)).toHaveLength(1);
  });

  it('is either kept or erased when its owner changes its mind at that very moment', async () => {
    for (let round = 0; round < 20; round++) {
      const account = await registerDue();
      const [kept] = await Promise.all([keep(account).catch(() => null), eraseDue()]);
      expect(await told('auth.account_erased', account.id)).toHaveLength(kept ? 0 : 1);
      expect(await read(account).catch(() => null)).toEqual(kept);
    }
  });

  it('sets its user name and its e-mail address free', async () => {
    const account = await registerDue();
    await eraseDue();
    const { username, email } = account;
    const again = await service.ask(visitor, 'auth.account.register', buildRegistration({ username, email }));
    expect(again.account.id).not.toBe(account.id);
  });
});

describe('the export', () => {
  it('holds the account without its password, and is noted', async () => {
    const account = await service.register();
    const exported = await service.ask(asMember(account), 'auth.account.export', {});
    expect(exported).toEqual({ ...account, usedReferralCode: null });
    expect((await deedsOf(account)).at(-1)).toBe('data_exported done');
  });

  it('holds every line of the log in pages, and hides where the administrator was', async () => {
    const account = await service.register();
    await service.rows(
      `INSERT INTO audit_log (id, at, action, outcome, "actorId", "accountId", address, browser, "requestId", details)
       SELECT gen_random_uuid(), now(), 'logged_in', 'done', $1, $1, '192.0.2.1', 'Firefox', 'r', '{}'
       FROM generate_series(1, 250)`,
      [account.id],
    );
    const admin = asAdmin({ id: '0198c0de-0000-7000-8000-000000000001', companyId: account.companyId });
    await service.ask(admin, 'auth.account.end_sessions', { id: account.id });
    await service.rows(
      `INSERT INTO audit_log (id, at, action, outcome, "actorId", "accountId", address, browser, "requestId", details)
       VALUES ('ffffffff-0000-7000-8000-000000000001', now(), 'account_enabled', 'done', $2, $1, '198.51.100.9', 'Chrome', 'r', '{}')`,
      [account.id, admin.accountId],
    );
    const first = await service.ask(asMember(account), 'auth.audit.export', {});
    const second = await service.ask(asMember(account), 'auth.audit.export', { before: first.next! });
    const lines = [...first.results, ...second.results];
    expect([first.results.length, second.next]).toEqual([200, null]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines.filter(({ address }) => address === '192.0.2.1')).toHaveLength(250);
    expect(lines[0]).toMatchObject({ action: 'account_enabled', address: null, browser: null });
  });
});

describe('mailed links that are over', () => {
  it('are forgotten a day later, those that work are not', async () => {
    const [old, fresh] = [await service.register(), await service.register()];
    await service.rows(`UPDATE one_time_links SET "expiresAt" = now() - interval '25 hours' WHERE "accountId" = $1`, [
      old.id,
    ]);
    await eraseDue();
    const left = await service.rows<{ accountId: string }>(
      'SELECT "accountId" FROM one_time_links WHERE "accountId" = ANY($1)',
      [[old.id, fresh.id]],
    );
    expect(left).toEqual([{ accountId: fresh.id }]);
  });
});
