import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { eventually } from '../support/eventually.js';
import { Ledgers } from '../support/ledgers.js';
import { mailedLink } from '../support/mailed-link.js';
import { buildRegistration } from '../support/registration.js';
import { tracesOf } from '../support/traces.js';
import { Visitor } from '../support/visitor.js';

let house: TestHouse;
let ledgers: Ledgers;

beforeAll(async () => {
  // As talkative as it can be.
  house = await startHouse({ env: { LOG_LEVEL: 'debug' } });
  ledgers = new Ledgers(house);
}, 180_000);

afterAll(async () => {
  await ledgers?.close();
  await house?.stop();
});

const newPassword = () => `canary${randomBytes(9).toString('hex')}`;
const passwords = {
  'the first password': newPassword(),
  'a wrong password': newPassword(),
  'the password of a refused registration': newPassword(),
  'the password set by a link': newPassword(),
  'the changed password': newPassword(),
  'a password in the user name': newPassword(),
  'a password in a form that cannot be read': newPassword(),
  'a password while the tables were away': newPassword(),
};
const secrets: Record<string, string> = { ...passwords };
const form = buildRegistration({
  password: passwords['the first password'],
  confirmPassword: passwords['the first password'],
});
const { username, email } = form;

/** What a browser was given to keep. */
function keep(visitor: Visitor, when: string): void {
  for (const [, name, value] of visitor.cookie.matchAll(/([^=; ]+)=([^;]+)/g))
    secrets[`${name} ${when}`] = value!.split('.').at(-1)!;
}

async function tokenOf(to: string, kind: 'reset-password' | 'confirm-email'): Promise<string> {
  const token = (await mailedLink(house, to, kind)).split('/').at(-1)!;
  secrets[`the token of ${kind} to ${to}`] = token;
  return token;
}

async function logIn(password: string, name = username): Promise<Visitor> {
  const visitor = new Visitor(house.address);
  await visitor.post('/api/auth/login', { username: name, password });
  return visitor;
}

/** Everything that an account does with its secrets, and what goes wrong with them. */
async function useThemAll(): Promise<string> {
  const member = new Visitor(house.address);
  const { body: account } = await member.post<{ id: string }>('/api/auth/register', form);
  keep(member, 'after registering');
  const confirmation = await tokenOf(email, 'confirm-email');
  expect((await member.post('/api/auth/confirm-email', { token: confirmation })).status).toBe(200);

  await logIn(passwords['a wrong password']);
  await logIn('no matter what', passwords['a password in the user name']);
  const again = passwords['the password of a refused registration'];
  await member.post('/api/auth/register', { ...form, password: again, confirmPassword: again });
  const cut = `{"username":"${username}","password":"${passwords['a password in a form that cannot be read']}`;
  await member.send('POST', '/api/auth/login', cut, { 'content-type': 'application/json' });

  await member.post('/api/auth/forgot-password', { email });
  const token = await tokenOf(email, 'reset-password');
  const reset = await new Visitor(house.address).post('/api/auth/reset-password', {
    token,
    password: passwords['the password set by a link'],
  });
  // Nobody is signed in by a link.
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []]);

  const owner = await logIn(passwords['the password set by a link']);
  keep(owner, 'after the log-in');
  const next = `new-${email}`;
  const change = { email: next, currentPassword: passwords['the password set by a link'] };
  await owner.send('PATCH', '/api/user/profile', JSON.stringify(change), { 'content-type': 'application/json' });
  expect((await owner.post('/api/auth/confirm-email', { token: await tokenOf(next, 'confirm-email') })).status).toBe(
    200,
  );
  const changed = await owner.post('/api/user/change-password', {
    currentPassword: passwords['the password set by a link'],
    newPassword: passwords['the changed password'],
    confirmPassword: passwords['the changed password'],
  });
  expect(changed.status).toBe(200);
  keep(owner, 'after the change');
  return account.id;
}

/** Faults that nobody foresaw are logged with all that is known about them. */
async function failAtAll(): Promise<number[]> {
  const password = passwords['a password while the tables were away'];
  await ledgers.rows('ALTER TABLE auth.users RENAME TO users_away');
  try {
    const visitor = new Visitor(house.address);
    const forms = { ...buildRegistration(), password, confirmPassword: password };
    const answers = [
      await visitor.post('/api/auth/register', forms),
      await visitor.post('/api/auth/login', { username, password }),
    ];
    return answers.map(({ status }) => status);
  } finally {
    await ledgers.rows('ALTER TABLE auth.users_away RENAME TO users');
  }
}

describe('a password, a session and a mailed token', () => {
  it('stand in no table, stream, queue or log, whatever is done with them and whatever fails', async () => {
    const id = await useThemAll();
    expect(await failAtAll()).toEqual([500, 500]);
    // What is no secret is found where it belongs: so would be what is one.
    const places = ['nats', 'postgres', 'redis'];
    const inPlaces = (found: string[]) => places.filter((place) => found.some((line) => line.startsWith(place)));
    const found = await eventually(
      async () => tracesOf(house, { 'the account': id }),
      (lines) => inPlaces(lines).length === places.length,
    );
    expect(inPlaces(found)).toEqual(places);
    expect(tracesOf(house, { 'the fault': 'users\\" does not exist' }).join()).toContain('auth-1.log');

    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(16);
    expect(tracesOf(house, secrets)).toEqual([]);
  }, 60_000);

  it('leave hashes in the database alone', async () => {
    const found = tracesOf(house, { 'the hash of a password': '$argon2id$v=19$' });
    expect(found.filter((place) => !place.startsWith('postgres/'))).toEqual([]);
    expect(found).not.toEqual([]);
  });
});
