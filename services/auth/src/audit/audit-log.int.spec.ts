import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { asAdmin, asMember, buildRegistration, settled } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const logIn = (username: string, password: string) =>
  service.ask(visitor, 'auth.account.authenticate', { username, password });
const entriesOf = (accountId: string) =>
  service.rows<{ action: string; outcome: string; actorId: string | null; details: Record<string, string> }>(
    'SELECT action, outcome, "actorId", details FROM audit_log WHERE "accountId" = $1 ORDER BY id',
    [accountId],
  );

it('notes a registration, a log-in and one that was refused', async () => {
  const form = buildRegistration();
  const { account } = await service.ask(visitor, 'auth.account.register', form);
  await logIn(form.username, form.password);
  await expect(logIn(form.username, 'not the password')).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
  expect(await entriesOf(account.id)).toEqual([
    { action: 'registered', outcome: 'done', actorId: account.id, details: {} },
    { action: 'logged_in', outcome: 'done', actorId: account.id, details: {} },
    { action: 'logged_in', outcome: 'refused', actorId: null, details: { reason: 'wrong_password' } },
  ]);
});

it('notes a log-in that was not even let through, at the account where the name is one', async () => {
  const form = buildRegistration();
  const { account } = await service.ask(visitor, 'auth.account.register', form);
  const refused = (username: string) => service.ask(visitor, 'auth.audit.note_refused_login', { username });
  await refused(form.username.toUpperCase());
  expect((await entriesOf(account.id)).at(-1)).toEqual({
    action: 'logged_in',
    outcome: 'refused',
    actorId: null,
    details: { reason: 'too_many' },
  });
  const unknown = `nobody-${newId()}`;
  await refused(unknown);
  const [last] = await service.rows<{ accountId: string | null }>('SELECT * FROM audit_log ORDER BY id DESC LIMIT 1');
  expect(last).toMatchObject({ accountId: null, details: { reason: 'too_many' } });
  expect(JSON.stringify(last)).not.toContain(unknown);
});

it('tells a disabled account that was refused from a wrong password', async () => {
  const form = buildRegistration();
  const { account } = await service.ask(visitor, 'auth.account.register', form);
  const admin = asAdmin({ id: newId(), companyId: newId() });
  await service.ask(admin, 'auth.account.disable', { id: account.id });
  await expect(logIn(form.username, form.password)).rejects.toMatchObject({ code: 'auth.account.disabled' });
  expect((await entriesOf(account.id)).at(-1)).toMatchObject({ outcome: 'refused', details: { reason: 'disabled' } });
});

it('notes which route was denied to whom, and from where: a member, or a stranger', async () => {
  const account = await service.register();
  const denial = { action: 'access_denied', route: 'admin.accounts.list' } as const;
  const denied = { action: 'access_denied', outcome: 'refused', details: { route: 'admin.accounts.list' } };
  await service.ask(asMember(account), 'auth.audit.note_denied', denial);
  expect((await entriesOf(account.id)).slice(1)).toEqual([{ ...denied, actorId: account.id }]);
  const origin = { address: '192.0.2.9', browser: 'Firefox' };
  await service.ask(visitor, 'auth.audit.note_denied', denial, origin);
  const lines = await service.rows(`SELECT * FROM audit_log WHERE address = '192.0.2.9'`);
  expect(lines).toEqual([expect.objectContaining({ ...denied, ...origin, actorId: null, accountId: null })]);
});

it('takes a deed of the gateway down for members alone', async () => {
  const deed = { action: 'logged_out' } as const;
  await expect(service.ask(visitor, 'auth.audit.note', deed)).rejects.toMatchObject({ code: 'access.denied' });
});

it('notes a registration only where it came about', async () => {
  const form = buildRegistration();
  await service.ask(visitor, 'auth.account.register', form);
  const before = await service.rows('SELECT id FROM audit_log');
  await expect(service.ask(visitor, 'auth.account.register', form)).rejects.toMatchObject({
    code: 'auth.account.username_taken',
  });
  expect(await service.rows('SELECT id FROM audit_log')).toHaveLength(before.length);
});

it('can be added to, and neither changed nor emptied by the service itself', async () => {
  await logIn(`nobody-${newId()}`, 'not the password').catch(() => undefined);
  for (const statement of [
    `UPDATE audit_log SET outcome = 'done'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TABLE audit_log',
  ])
    await expect(service.rows(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
});

it('notes from where a link for a new password was asked for, and keeps that in no other table once it is noted', async () => {
  const form = buildRegistration();
  const { account } = await service.ask(visitor, 'auth.account.register', form);
  const origin = { address: '192.0.2.7', browser: 'Firefox' };
  await service.ask(visitor, 'auth.password_reset.request', { email: form.email }, origin);
  await service.ask(visitor, 'auth.password_reset.request', { email: `nobody-${form.email}` }, origin);
  await settled('the asking to be forgotten', async () => {
    const asked = await service.rows(`SELECT id FROM outbox WHERE name = 'auth.password_reset_asked'`);
    return asked.length === 0 ? true : null;
  });
  expect(
    await service.rows(
      `SELECT action, address, browser, "actorId" FROM audit_log WHERE "accountId" = $1 ORDER BY id DESC LIMIT 1`,
      [account.id],
    ),
  ).toEqual([{ action: 'password_reset_asked', actorId: null, ...origin }]);
  expect(await service.rows(`SELECT id FROM outbox WHERE payload::text LIKE '%192.0.2.7%'`)).toEqual([]);
});
