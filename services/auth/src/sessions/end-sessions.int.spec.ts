import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { validAfterKey } from '@guildhall/contracts/auth';
import type { Account, SignedIn } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { REDIS } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { asMember, passwordInTests, settled } from '@guildhall/testing/service';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';
import { EndSessions } from './end-sessions.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const mirror = async (id: string) => Number(await service.get<Redis>(REDIS).get(validAfterKey(id)));
const inRow = async (id: string) => {
  const [row] = await service.rows<{ validAfter: Date }>('SELECT "validAfter" FROM users WHERE id = $1', [id]);
  return row!.validAfter.getTime();
};

it('puts into the row and into Redis from when on sessions count', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  expect(await inRow(id)).toBe(validAfter.getTime());
  expect(await mirror(id)).toBe(validAfter.getTime());
});

it('ends nothing where the deed it belongs to fails', async () => {
  const { id } = await service.register();
  const before = await inRow(id);
  const failing = service.get(EndSessions).with(id, async () => {
    throw new Error('the deed failed');
  });
  await expect(failing).rejects.toThrow('the deed failed');
  expect(await inRow(id)).toBe(before);
  expect(await mirror(id)).toBe(0);
});

it('brings the mirror back by the event where the first writing failed', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  await service.get<Redis>(REDIS).del(validAfterKey(id));
  await service.tell('auth.sessions_ended', { accountId: id, validAfter: validAfter.toISOString() });
  await settled('the mirror', async () => ((await mirror(id)) === validAfter.getTime() ? true : null));
});

it('never sets the mirror back when events arrive late', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  const older = new Date(validAfter.getTime() - 60_000).toISOString();
  await service.heard(await service.tell('auth.sessions_ended', { accountId: id, validAfter: older }));
  expect(await mirror(id)).toBe(validAfter.getTime());
});

describe('what was under way while sessions were ended', () => {
  /** Long enough for a password to be compared and another to be hashed, while the deed holds the row. */
  const hashing = 600;

  /** What comes of `request` when it reads the account after `deed` and before that is through. */
  async function during(id: string, deed: () => Promise<void>, request: () => Promise<SignedIn>) {
    let outcome: Promise<unknown> | undefined;
    await service.get(EndSessions).with(id, async () => {
      await deed();
      const comparing = jest.spyOn(service.get(PasswordHasher), 'matches');
      outcome = request().catch((error: unknown) => error);
      await settled('the comparison', async () => (comparing.mock.calls.length > 0 ? true : null));
      comparing.mockRestore();
      await pause(hashing);
    });
    return outcome;
  }
  const logIn = ({ username }: Account) =>
    service.ask(visitor, 'auth.account.authenticate', { username, password: passwordInTests });
  const change = (account: Account) =>
    service.ask(asMember(account), 'auth.account.change_password', {
      currentPassword: passwordInTests,
      newPassword: 'a new password',
      confirmPassword: 'a new password',
    });
  const disable = ({ id }: Account) => service.get(AccountRepository).setDisabled(id, new Date());
  const nothing = async () => undefined;

  it('is no log-in to an account that is disabled now', async () => {
    const account = await service.register();
    const outcome = during(
      account.id,
      () => disable(account),
      () => logIn(account),
    );
    expect(await outcome).toMatchObject({ code: 'auth.account.disabled' });
  });

  it('is no log-in with a password that is another now', async () => {
    const account = await service.register();
    const replace = () => service.get(AccountRepository).setPassword(account.id, 'another hash');
    expect(await during(account.id, replace, () => logIn(account))).toMatchObject({ code: 'auth.credentials.wrong' });
  });

  it('is a log-in that counts where nothing but sessions was ended', async () => {
    const account = await service.register();
    const { at } = (await during(account.id, nothing, () => logIn(account))) as SignedIn;
    expect(new Date(at).getTime()).toBeGreaterThanOrEqual(await inRow(account.id));
  });

  it.each([
    ['the account was disabled', disable],
    ['its sessions were ended', nothing],
  ])('is no new session by a change of the password where %s', async (_what, deed) => {
    const account = await service.register();
    const outcome = during(
      account.id,
      () => deed(account),
      () => change(account),
    );
    expect(await outcome).toMatchObject({ code: 'session.required' });
  });
});
