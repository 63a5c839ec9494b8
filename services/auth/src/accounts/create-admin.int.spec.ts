import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { systemClock } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';
import { CreateAdmin } from './create-admin.js';
import { AccountRepository } from './store/account.repository.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth({ ADMIN_EMAIL: 'unused@guildhall.example' })), 30_000);
afterAll(() => service?.stop());
beforeEach(() => service.rows('DELETE FROM users'));

/** What an instance of the service does at its start. */
const start = (ADMIN_EMAIL: string, ADMIN_PASSWORD: string) =>
  new CreateAdmin(
    service.get(AccountRepository),
    service.get(PasswordHasher),
    { ADMIN_EMAIL, ADMIN_PASSWORD },
    systemClock,
  ).onApplicationBootstrap();
const logIn = async (password: string) =>
  (await service.ask(visitor, 'auth.account.authenticate', { username: 'admin', password })).account;
const names = () => service.rows('SELECT username, email FROM users ORDER BY username');

it('makes the account at the first start and changes nothing about it later', async () => {
  await start('first@guildhall.example', 'the first password');
  await start('second@guildhall.example', 'another password');
  expect(await names()).toEqual([{ username: 'admin', email: 'first@guildhall.example' }]);
  expect(await logIn('the first password')).toMatchObject({ username: 'admin' });
  await expect(logIn('another password')).rejects.toMatchObject({ code: 'auth.credentials.wrong' });
});

it('makes one account when instances start at once, and all of them start', async () => {
  await Promise.all(Array.from({ length: 4 }, () => start('admin@guildhall.example', 'the first password')));
  expect(await names()).toEqual([{ username: 'admin', email: 'admin@guildhall.example' }]);
});

it('stops the start and names ADMIN_EMAIL when another account has that address', async () => {
  await service.ask(visitor, 'auth.account.register', {
    username: 'badger',
    email: 'Taken@shop.example',
    password: 'secret1',
    confirmPassword: 'secret1',
    companyName: 'Badger Tool',
  });
  await expect(start('taken@shop.example', 'the first password')).rejects.toThrow(
    /^Bad setting ADMIN_EMAIL: taken@shop\.example belongs to another account/,
  );
  expect(await names()).toEqual([{ username: 'badger', email: 'Taken@shop.example' }]);
  await start('free@shop.example', 'the first password');
  expect(await logIn('the first password')).toMatchObject({ email: 'free@shop.example' });
});
