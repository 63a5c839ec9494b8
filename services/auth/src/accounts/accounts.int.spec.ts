import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { asMember, buildRegistration, settled } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

const adminPassword = 'the first password';
let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth({ ADMIN_PASSWORD: adminPassword })), 30_000);
afterAll(() => service?.stop());

/** Registers; tries again where so many at once were told to come back. */
async function register(form: ReturnType<typeof buildRegistration>): Promise<Account> {
  for (;;) {
    try {
      return (await service.ask(visitor, 'auth.account.register', form)).account;
    } catch (error) {
      if (!['auth.hashing.busy', 'service.too_slow'].includes((error as { code: string }).code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
const authenticate = (username: string, password: string) =>
  service.ask(visitor, 'auth.account.authenticate', { username, password });
const logIn = async (username: string, password: string) => (await authenticate(username, password)).account;

describe('registering', () => {
  it('opens the account and tells of it in the one transaction', async () => {
    const account = await register(buildRegistration());
    // The link to confirm the address comes a moment later, in the wake of this event.
    const told = await service.rows(
      `SELECT name, payload FROM outbox WHERE payload->>'accountId' = $1 AND name <> 'auth.link_wanted'`,
      [account.id],
    );
    expect(told).toEqual([
      {
        name: 'auth.account_registered',
        payload: expect.objectContaining({ email: account.email, companyId: account.companyId }),
      },
    ]);
  });

  it('lets one of fifty have a user name, in whatever letter case they ask', async () => {
    const name = `Race-${buildRegistration().username}`;
    const forms = Array.from({ length: 50 }, (_, i) =>
      buildRegistration({ username: i % 2 ? name.toUpperCase() : name.toLowerCase() }),
    );
    const outcomes = await Promise.allSettled(forms.map(register));
    const refusals = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => (outcome.reason as { code: string }).code);
    expect(refusals).toEqual(Array.from({ length: 49 }, () => 'auth.account.username_taken'));
    expect(await service.rows('SELECT 1 FROM users WHERE username_key = $1', [name.toLowerCase()])).toHaveLength(1);
  }, 30_000);

  it('lets one of fifty have an e-mail address, and tells of nobody else', async () => {
    const email = `race-${buildRegistration().email}`;
    const forms = Array.from({ length: 50 }, (_, i) =>
      buildRegistration({ email: i % 2 ? email.toUpperCase() : email }),
    );
    const outcomes = await Promise.allSettled(forms.map(register));
    const refusals = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => (outcome.reason as { code: string }).code);
    expect(refusals).toEqual(Array.from({ length: 49 }, () => 'auth.account.email_taken'));
    expect(
      await service.rows(
        `SELECT 1 FROM outbox WHERE name = 'auth.account_registered' AND lower(payload->>'email') = $1`,
        [email],
      ),
    ).toHaveLength(1);
  }, 30_000);

  it('takes the spellings of one mailbox for one address, and a look-alike for an address of its own', async () => {
    const account = await register(buildRegistration());
    const [local, domain] = account.email.split('@') as [string, string];
    const spellings = [`${local.toUpperCase()}@${domain}`, `${local}@ｓｈｏｐ.example`, `${local}@ſhop.example`];
    for (const email of spellings)
      await expect(service.ask(visitor, 'auth.account.register', buildRegistration({ email }))).rejects.toMatchObject({
        code: 'auth.account.email_taken',
      });
    const lookAlike = `${local}@shоp.example`;
    const other = await register(buildRegistration({ email: lookAlike }));
    for (const email of [lookAlike, ...spellings]) await service.ask(visitor, 'auth.password_reset.request', { email });
    const links = await settled('every link', async () => {
      const told = await service.rows<{ accountId: string; email: string }>(
        `SELECT l."accountId", o.payload->>'email' AS email FROM outbox o JOIN one_time_links l ON l.id::text = o.payload->>'linkId'
         WHERE o.name = 'auth.link_wanted' AND o.payload->>'purpose' = 'reset_password' AND l."accountId" = ANY($1)`,
        [[account.id, other.id]],
      );
      return told.length === 4 ? told : null;
    });
    // To each as the account has it: never to a spelling that only somebody who asked came up with.
    expect(new Set(links.map(({ accountId, email }) => `${accountId} ${email}`))).toEqual(
      new Set([`${account.id} ${account.email}`, `${other.id} ${lookAlike}`]),
    );
  });

  it('leaves no company behind where it was refused', async () => {
    const form = buildRegistration();
    await register(form);
    await register(form).catch(() => undefined);
    expect(
      await service.rows('SELECT c.id FROM companies c LEFT JOIN users u ON u."companyId" = c.id WHERE u.id IS NULL'),
    ).toEqual([]);
  });
});

describe('logging in', () => {
  it('takes the user name in any letter case and the password to the letter', async () => {
    const account = await register(buildRegistration());
    expect((await logIn(account.username.toUpperCase(), 'secret1')).id).toBe(account.id);
    await expect(logIn(account.username, 'Secret1')).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
  });

  it('refuses an unknown name in the same words as a wrong password', async () => {
    const account = await register(buildRegistration());
    const refusalOf = (username: string) => logIn(username, 'wrong-password').catch((error: unknown) => error);
    expect(await refusalOf('nobody-of-that-name')).toEqual(await refusalOf(account.username));
  });

  it('works for the admin with the first password', async () => {
    expect(await logIn('admin', adminPassword)).toMatchObject({ username: 'admin', companyName: 'Guildhall' });
  });
});

describe('an account', () => {
  it('is read by its owner and is not there for anybody else', async () => {
    const [mine, other] = [await register(buildRegistration()), await register(buildRegistration())];
    expect((await service.ask(asMember(mine), 'auth.account.read', { id: mine.id })).id).toBe(mine.id);
    await expect(service.ask(asMember(other), 'auth.account.read', { id: mine.id })).rejects.toMatchObject({
      code: 'auth.account.not_found',
    });
    await expect(service.ask(visitor, 'auth.account.read', { id: mine.id })).rejects.toMatchObject({
      code: 'auth.account.not_found',
    });
  });

  it('shows the newest points however late the older ones arrive', async () => {
    const account = await register(buildRegistration());
    const points = (balance: number, version: number) =>
      service.tell('gamification.points_changed', { accountId: account.id, balance, version });
    await service.heard(await points(260, 3));
    await service.heard(await points(110, 2), await points(10, 1));
    expect(await service.ask(asMember(account), 'auth.account.read', { id: account.id })).toMatchObject({
      points: 260,
      level: 3,
    });
  });

  it('of nobody gets points without a fault', async () => {
    await service.heard(
      await service.tell('gamification.points_changed', { accountId: newId(), balance: 10, version: 1 }),
    );
  });
});
