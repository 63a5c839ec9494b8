import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import { validAfterKey } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { REDIS } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { asAdmin, asMember, passwordInTests } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

const adminPassword = 'the first password';
let service: OwnAuth;
let admin: Account;

beforeAll(async () => {
  service = await runOwnAuth({ ADMIN_PASSWORD: adminPassword });
  admin = (await logIn('admin', adminPassword)).account;
}, 30_000);
afterAll(() => service?.stop());

const logIn = (username: string, password: string = passwordInTests) =>
  service.ask(visitor, 'auth.account.authenticate', { username, password });
const search = (q: string) => service.ask(asAdmin(admin), 'auth.account.search', { q });

describe('the administrator', () => {
  it('finds accounts by a part of their name, company or e-mail address, and takes % and _ to the letter', async () => {
    const account = await service.register({ companyName: 'Zircon 100% Works' });
    for (const q of [account.username.toUpperCase(), 'zircon', '100%', account.email])
      expect((await search(q)).results.map(({ id }) => id)).toContain(account.id);
    expect((await search('z_rcon')).total).toBe(0);
  });

  it('reads on from the last account that it knows: one that joined meanwhile moves nothing', async () => {
    const older = await service.register({ companyName: 'Walleye Works A' });
    const newer = await service.register({ companyName: 'Walleye Works B' });
    await service.register({ companyName: 'Walleye Works C' });
    const after = await service.ask(asAdmin(admin), 'auth.account.search', { q: 'walleye', before: newer.id });
    expect([after.total, after.results.map(({ id }) => id), after.next]).toEqual([3, [older.id], null]);
  });

  it('sees when an account was used last', async () => {
    const account = await service.register();
    const { at } = await logIn(account.username);
    const [found] = (await search(account.username)).results;
    expect(found).toMatchObject({ state: 'active', emailConfirmedAt: null });
    expect(new Date(found!.lastLogInAt!).getTime()).toBeGreaterThanOrEqual(new Date(at).getTime());
  });

  it('disables an account: its sessions are over and it logs in no more, until it is enabled again', async () => {
    const account = await service.register();
    const disabled = await service.ask(asAdmin(admin), 'auth.account.disable', { id: account.id });
    expect(disabled.state).toBe('disabled');
    expect(Number(await service.get<Redis>(REDIS).get(validAfterKey(account.id)))).toBeGreaterThan(0);
    await expect(logIn(account.username)).rejects.toMatchObject({ code: 'auth.account.disabled' });
    await expect(logIn(account.username, 'not the password')).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
    await service.ask(asAdmin(admin), 'auth.account.enable', { id: account.id });
    expect((await logIn(account.username)).account.id).toBe(account.id);
  });

  it('can not lock itself out', async () => {
    await expect(service.ask(asAdmin(admin), 'auth.account.disable', { id: admin.id })).rejects.toMatchObject({
      code: 'auth.account.protected',
    });
  });

  it('is told when there is no such account', async () => {
    for (const id of [newId(), 'nonsense', '']) {
      await expect(service.ask(asAdmin(admin), 'auth.account.end_sessions', { id })).rejects.toMatchObject({
        code: 'auth.account.not_found',
      });
    }
  });

  it('reads what happened to one account, newest first and page by page', async () => {
    const account = await service.register();
    await service.ask(asAdmin(admin), 'auth.account.disable', { id: account.id });
    await service.ask(asAdmin(admin), 'auth.account.enable', { id: account.id });
    const trail = await service.ask(asAdmin(admin), 'auth.audit.list', { account: account.id });
    expect(trail.results.map(({ action, actor, username }) => [action, actor, username])).toEqual([
      ['account_enabled', 'admin', account.username],
      ['account_disabled', 'admin', account.username],
      ['registered', account.username, account.username],
    ]);
    expect(trail.next).toBeNull();
    const older = await service.ask(asAdmin(admin), 'auth.audit.list', {
      account: account.id,
      before: trail.results[1]!.id,
    });
    expect(older.results.map(({ action }) => action)).toEqual(['registered']);
  });
});

describe('everybody else', () => {
  it('is denied every deed of the administrator', async () => {
    const account = await service.register();
    for (const caller of [visitor, asMember(account)]) {
      for (const name of ['auth.account.disable', 'auth.account.enable', 'auth.account.end_sessions'] as const)
        await expect(service.ask(caller, name, { id: account.id })).rejects.toMatchObject({ code: 'access.denied' });
      await expect(service.ask(caller, 'auth.account.search', {})).rejects.toMatchObject({ code: 'access.denied' });
      await expect(service.ask(caller, 'auth.audit.list', {})).rejects.toMatchObject({ code: 'access.denied' });
    }
  });
});
