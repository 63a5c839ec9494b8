import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@guildhall/contracts/auth';
import { validAfterKey } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { REDIS } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { asMember, buildRegistration, passwordInTests, settled } from '@guildhall/testing/service';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AskForEmail } from '../emails/ask-for-email.js';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

const house: Caller = { kind: 'system', process: 'messaging' };
let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const logIn = (account: Account, password: string) =>
  service.ask(visitor, 'auth.account.authenticate', { username: account.username, password });
const read = (account: Account) => service.ask(asMember(account), 'auth.account.read', { id: account.id });
const forgot = (email: string) => service.ask(visitor, 'auth.password_reset.request', { email });
const reset = (token: string, password: string) =>
  service.ask(visitor, 'auth.password_reset.perform', { token, password });
const confirm = (token: string) => service.ask(visitor, 'auth.email.confirm', { token });
const dead = { code: 'auth.link.dead' };

/** The links of an address that are told so far, oldest first. */
const linksTo = (email: string, purpose: string) =>
  service.rows<{ linkId: string }>(
    `SELECT payload->>'linkId' AS "linkId" FROM outbox
     WHERE name = 'auth.link_wanted' AND payload->>'email' = $1 AND payload->>'purpose' = $2 ORDER BY id`,
    [email, purpose],
  );
/** What the mail of the newest of at least `count` links would carry. */
async function tokenTo(email: string, purpose: string, count = 1): Promise<string> {
  const links = await settled('the link', async () => {
    const found = await linksTo(email, purpose);
    return found.length >= count ? found : null;
  });
  const { token } = await service.ask(house, 'auth.link.issue', { id: links.at(-1)!.linkId });
  return token!;
}
const noticesTo = (email: string) =>
  service.rows<{ kind: string }>(
    `SELECT payload->>'kind' AS kind FROM outbox WHERE name = 'auth.security_notice' AND payload->>'email' = $1 ORDER BY id`,
    [email],
  );

describe('a forgotten password', () => {
  it('is set anew by the mailed link, once; every session is over and the owner is told', async () => {
    const account = await service.register();
    await forgot(account.email.toUpperCase());
    const token = await tokenTo(account.email, 'reset_password');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await reset(token, 'a new password');
    expect((await logIn(account, 'a new password')).account.id).toBe(account.id);
    await expect(logIn(account, passwordInTests)).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
    await expect(reset(token, 'yet another one')).rejects.toMatchObject(dead);
    await expect(reset('x'.repeat(10_000), 'yet another one')).rejects.toMatchObject(dead);
    expect(Number(await service.get<Redis>(REDIS).get(validAfterKey(account.id)))).toBeGreaterThan(0);
    expect(await noticesTo(account.email)).toEqual([{ kind: 'password_reset' }]);
    expect((await read(account)).emailConfirmedAt).not.toBeNull();
  });

  it('takes one of twenty who come with one token at once', async () => {
    const account = await service.register();
    await forgot(account.email);
    const token = await tokenTo(account.email, 'reset_password');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reset(token, `new password ${i}`)));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(outcomes.length - refusals.length).toBe(1);
    for (const { code } of refusals) expect(['auth.link.dead', 'auth.hashing.busy']).toContain(code);
  });

  it('is not set by an older link, nor by one that is too old', async () => {
    const account = await service.register();
    await forgot(account.email);
    const older = await tokenTo(account.email, 'reset_password');
    await forgot(account.email);
    const newer = await tokenTo(account.email, 'reset_password', 2);
    await expect(reset(older, 'a new password')).rejects.toMatchObject(dead);
    await service.rows(`UPDATE one_time_links SET "expiresAt" = now() - interval '1 second' WHERE "accountId" = $1`, [
      account.id,
    ]);
    await expect(reset(newer, 'a new password')).rejects.toMatchObject(dead);
    expect((await logIn(account, passwordInTests)).account.id).toBe(account.id);
  });

  it('of nobody is answered in the same words, and mails nobody', async () => {
    const account = await service.register();
    expect(await forgot('nobody@shop.example')).toEqual(await forgot(account.email));
    await tokenTo(account.email, 'reset_password');
    expect(await linksTo('nobody@shop.example', 'reset_password')).toEqual([]);
  });

  it('leaves its token nowhere', async () => {
    const account = await service.register();
    await forgot(account.email);
    const token = await tokenTo(account.email, 'reset_password');
    const tables = await service.rows<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'auth' AND tablename <> 'migrations'`,
    );
    for (const { name } of tables) {
      const rows = await service.rows<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
    }
  });

  it('of a link that is over gets no token any more', async () => {
    const account = await service.register();
    await forgot(account.email);
    const token = await tokenTo(account.email, 'reset_password');
    await reset(token, 'a new password');
    const [link] = await linksTo(account.email, 'reset_password');
    expect(await service.ask(house, 'auth.link.issue', { id: link!.linkId })).toEqual({ token: null });
    await expect(service.ask(asMember(account), 'auth.link.issue', { id: link!.linkId })).rejects.toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('a reset link', () => {
  it('that was mailed to an address which the account has left is dead', async () => {
    const account = await service.register();
    const next = `new-${account.email}`;
    await forgot(account.email);
    const token = await tokenTo(account.email, 'reset_password');
    await askFor(account, next);
    await confirm(await tokenTo(next, 'confirm_email'));
    await expect(reset(token, 'a new password')).rejects.toMatchObject(dead);
    expect((await logIn(account, passwordInTests)).account.email).toBe(next);
    const deeds = await service.rows<{ action: string }>(
      `SELECT action FROM audit_log WHERE "accountId" = $1 AND action LIKE 'email%' ORDER BY id`,
      [account.id],
    );
    expect(deeds.map(({ action }) => action)).toEqual(['email_change_asked', 'email_changed']);
  });
});

const askFor = async (account: Account, email: string) =>
  service.get(AskForEmail).execute(await service.get(AccountRepository).demand(account.id), email);

describe('an e-mail address', () => {
  it('is confirmed by the link that registration mails, once, though twenty come with it at once', async () => {
    const account = await service.register();
    expect(account.emailConfirmedAt).toBeNull();
    const token = await tokenTo(account.email, 'confirm_email');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(account)).emailConfirmedAt).not.toBeNull();
    await expect(confirm(token)).rejects.toMatchObject(dead);
    const told = await service.rows(
      `SELECT id FROM outbox WHERE name = 'auth.email_verified' AND payload->>'accountId' = $1`,
      [account.id],
    );
    expect(told).toHaveLength(1);
  });

  it('is mailed its link again when asked, until it is confirmed', async () => {
    const account = await service.register();
    await service.ask(asMember(account), 'auth.email.send_link', {});
    const token = await tokenTo(account.email, 'confirm_email', 2);
    await confirm(token);
    await expect(service.ask(asMember(account), 'auth.email.send_link', {})).rejects.toMatchObject({
      code: 'auth.account.email_confirmed',
    });
  });

  it('that is new replaces the old one when it is confirmed, and not before; both are told', async () => {
    const account = await service.register();
    const next = `new-${account.email}`;
    await askFor(account, next);
    expect(await read(account)).toMatchObject({ email: account.email, pendingEmail: next });
    expect(await noticesTo(account.email)).toEqual([{ kind: 'email_change_asked' }]);
    await confirm(await tokenTo(next, 'confirm_email'));
    expect(await read(account)).toMatchObject({ email: next, pendingEmail: null });
    expect(await noticesTo(account.email)).toEqual([{ kind: 'email_change_asked' }, { kind: 'email_changed' }]);
    expect(await noticesTo(next)).toEqual([{ kind: 'email_changed' }]);
  });

  it('that another account has taken meanwhile does not replace anything', async () => {
    const [account, other] = [await service.register(), await service.register()];
    await expect(askFor(account, other.email.toUpperCase())).rejects.toMatchObject({
      code: 'auth.account.email_taken',
    });
    const next = `wanted-${account.email}`;
    await askFor(account, next);
    const token = await tokenTo(next, 'confirm_email');
    await service.ask(visitor, 'auth.account.register', buildRegistration({ email: next }));
    await expect(confirm(token)).rejects.toMatchObject({ code: 'auth.account.email_taken' });
    expect(await read(account)).toMatchObject({ email: account.email, pendingEmail: null });
    await expect(confirm(token)).rejects.toMatchObject(dead);
  });

  it('is confirmed, or its link is replaced, when both come at once: neither fails the other', async () => {
    for (let round = 0; round < 10; round++) {
      const account = await service.register();
      const next = `new-${account.email}`;
      await askFor(account, next);
      const token = await tokenTo(next, 'confirm_email');
      const sendLink = () => service.ask(asMember(account), 'auth.email.send_link', {});
      const outcomes = await Promise.allSettled([confirm(token), sendLink(), sendLink()]);
      const refusals = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
      );
      for (const code of refusals) expect(['auth.link.dead', 'auth.account.email_confirmed']).toContain(code);
    }
  }, 60_000);
});

describe('a change of the e-mail address', () => {
  const cancel = (account: Account) => service.ask(asMember(account), 'auth.email.cancel_change', {});
  const cancellations = (account: Account) =>
    service.rows(`SELECT 1 FROM audit_log WHERE "accountId" = $1 AND action = 'email_change_cancelled'`, [account.id]);

  it('is called off by its owner: its link is dead, and the old address stays', async () => {
    const account = await service.register();
    const next = `new-${account.email}`;
    await askFor(account, next);
    const token = await tokenTo(next, 'confirm_email');
    expect(await cancel(account)).toMatchObject({ email: account.email, pendingEmail: null });
    await expect(confirm(token)).rejects.toMatchObject(dead);
    expect(await read(account)).toMatchObject({ email: account.email, pendingEmail: null });
    const [link] = await linksTo(next, 'confirm_email');
    expect(await service.ask(house, 'auth.link.issue', { id: link!.linkId })).toEqual({ token: null });
    expect(await cancellations(account)).toHaveLength(1);
    await askFor(account, next);
    await confirm(await tokenTo(next, 'confirm_email', 2));
    expect(await read(account)).toMatchObject({ email: next });
  });

  it('that nobody asked for can be called off too: the link to the own address lives on', async () => {
    const account = await service.register();
    const token = await tokenTo(account.email, 'confirm_email');
    expect(await cancel(account)).toEqual(account);
    expect(await cancellations(account)).toEqual([]);
    await confirm(token);
  });

  it('is called off by members alone', async () => {
    await expect(service.ask(visitor, 'auth.email.cancel_change', {})).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('is either confirmed or called off when both come at once', async () => {
    for (let round = 0; round < 10; round++) {
      const account = await service.register();
      const next = `new-${account.email}`;
      await askFor(account, next);
      const token = await tokenTo(next, 'confirm_email');
      const [confirmed, cancelled] = await Promise.allSettled([confirm(token), cancel(account)]);
      expect(cancelled.status).toBe('fulfilled');
      const isNew = confirmed.status === 'fulfilled';
      expect(await read(account)).toMatchObject({ email: isNew ? next : account.email, pendingEmail: null });
      expect(await cancellations(account)).toHaveLength(isNew ? 0 : 1);
    }
  }, 60_000);
});

describe('a changed password', () => {
  const change = (account: Account, currentPassword: string, newPassword = 'a new password') =>
    service.ask(asMember(account), 'auth.account.change_password', {
      currentPassword,
      newPassword,
      confirmPassword: newPassword,
    });

  it('takes the current one, ends what began before and tells the owner', async () => {
    const account = await service.register();
    const { at } = await change(account, passwordInTests);
    expect(Number(await service.get<Redis>(REDIS).get(validAfterKey(account.id)))).toBe(new Date(at).getTime());
    expect((await logIn(account, 'a new password')).account.id).toBe(account.id);
    expect(await noticesTo(account.email)).toEqual([{ kind: 'password_changed' }]);
  });

  it('takes the e-mail change and the reset link of whoever had the old one with it', async () => {
    const account = await service.register();
    const next = `thief-${account.email}`;
    await askFor(account, next);
    await forgot(account.email);
    const [confirmation, resetting] = [
      await tokenTo(next, 'confirm_email'),
      await tokenTo(account.email, 'reset_password'),
    ];
    const { account: after } = await change(account, passwordInTests);
    expect(after).toMatchObject({ email: account.email, pendingEmail: null });
    await expect(confirm(confirmation)).rejects.toMatchObject(dead);
    await expect(reset(resetting, 'the password of a thief')).rejects.toMatchObject(dead);
    expect(await read(account)).toMatchObject({ email: account.email, pendingEmail: null });
  });

  it('never undoes a reset that came first', async () => {
    for (let round = 0; round < 10; round++) {
      const account = await service.register();
      await forgot(account.email);
      const token = await tokenTo(account.email, 'reset_password');
      const [changed, wasReset] = await Promise.allSettled([
        change(account, passwordInTests),
        reset(token, 'the password of the owner'),
      ]);
      expect([changed.status, wasReset.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      const now = wasReset.status === 'fulfilled' ? 'the password of the owner' : 'a new password';
      expect((await logIn(account, now)).account.id).toBe(account.id);
    }
  }, 60_000);

  it('is refused at the field where the current one is wrong, and that is noted', async () => {
    const account = await service.register();
    await expect(change(account, 'not the password')).rejects.toMatchObject({
      code: 'auth.credentials.not_current',
      details: { fields: { currentPassword: expect.any(String) } },
    });
    expect((await logIn(account, passwordInTests)).account.id).toBe(account.id);
    const noted = await service.rows(
      `SELECT 1 FROM audit_log WHERE "accountId" = $1 AND action = 'password_changed' AND outcome = 'refused'`,
      [account.id],
    );
    expect(noted).toHaveLength(1);
  });
});
