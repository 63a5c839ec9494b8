import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { asMember, buildRegistration, passwordInTests } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const register = async () =>
  (await service.ask(visitor, 'auth.account.register', buildRegistration({ phone: '608 555 0100' }))).account;
const save = (account: Account, form: Record<string, unknown>) =>
  service.ask(asMember(account), 'auth.account.update_personal', form);
const saveCompany = (account: Account, form: Record<string, unknown>, id = account.id) =>
  service.ask(asMember(account), 'auth.account.update_company', {
    id,
    profile: { companyName: account.companyName, email: account.email, ...form },
  });
const told = (companyId: string) =>
  service.rows<{ name: string; version: number }>(
    `SELECT payload->>'name' AS name, (payload->>'version')::int AS version FROM outbox
     WHERE name = 'auth.company_changed' AND payload->>'companyId' = $1 ORDER BY id`,
    [companyId],
  );

describe('a profile', () => {
  it('keeps what a form leaves out, and takes away what it empties', async () => {
    const account = await register();
    expect(await save(account, { firstName: 'Ann', lastName: ' Olsen ' })).toMatchObject({
      firstName: 'Ann',
      lastName: 'Olsen',
      phone: '608 555 0100',
    });
    expect(await save(account, { phone: '' })).toMatchObject({ firstName: 'Ann', phone: null });
  });

  it('loses no field when two forms are saved at once', async () => {
    const account = await register();
    await Promise.all([save(account, { firstName: 'Ann' }), save(account, { lastName: 'Olsen' })]);
    expect(await save(account, {})).toMatchObject({ firstName: 'Ann', lastName: 'Olsen' });
  });

  it('is told to others when they see the change, each time with a newer version', async () => {
    const account = await register();
    await save(account, { firstName: 'Ann' });
    await saveCompany(account, { phone: '608 555 0101' });
    expect(await told(account.companyId)).toEqual([]);
    await save(account, { companyName: 'Badger Tool & Die' });
    await saveCompany({ ...account, companyName: 'Badger Works' }, { city: 'Eau Claire' });
    expect(await told(account.companyId)).toEqual([
      { name: 'Badger Tool & Die', version: 1 },
      { name: 'Badger Works', version: 2 },
    ]);
  });

  it.each(['role', 'isAdmin', 'companyId', 'points', 'level', 'username', 'password', 'id', 'createdAt', 'logo'])(
    'takes no %s, in neither form',
    async (field) => {
      const account = await register();
      for (const saving of [save(account, { [field]: 'x' }), saveCompany(account, { [field]: 'x' })])
        await expect(saving).rejects.toMatchObject({ code: 'request.invalid' });
      expect(await save(account, {})).toEqual(account);
    },
  );

  it('is saved by its own account alone; any other is not there', async () => {
    const [mine, foreign] = [await register(), await register()];
    for (const id of [foreign.id, newId(), 'nonsense', mine.companyId])
      await expect(saveCompany(mine, {}, id)).rejects.toMatchObject({ code: 'auth.account.not_found' });
    await expect(service.ask(visitor, 'auth.account.update_personal', {})).rejects.toMatchObject({
      code: 'access.denied',
    });
  });

  it('says which field is wrong, in the specified words', async () => {
    const account = await register();
    await expect(saveCompany(account, { companyName: '', email: 'x', website: 'shop' })).rejects.toMatchObject({
      details: {
        fields: {
          'profile.companyName': 'Company name is required',
          'profile.email': 'Invalid email address',
          'profile.website': 'Must be a valid URL',
        },
      },
    });
  });
});

describe('another e-mail address', () => {
  it('asks for the password, at the field, and changes nothing without it', async () => {
    const account = await register();
    const email = `new-${account.email}`;
    await expect(save(account, { email, firstName: 'Ann' })).rejects.toMatchObject({
      code: 'request.invalid',
      details: { fields: { email: expect.any(String) } },
    });
    await expect(save(account, { email, currentPassword: 'not it' })).rejects.toMatchObject({
      code: 'auth.credentials.not_current',
    });
    expect(await save(account, {})).toEqual(account);
  });

  it('waits for its confirmation, and is left alone by forms that repeat either address', async () => {
    const account = await register();
    const email = `new-${account.email}`;
    const asked = await saveCompany(account, { email, currentPassword: passwordInTests });
    expect(asked).toMatchObject({ email: account.email, pendingEmail: email });
    expect(await save(account, { email })).toMatchObject({ pendingEmail: email });
    expect(await save(account, { email: account.email })).toMatchObject({ pendingEmail: email });
  });
});

describe('a company', () => {
  it('shows everybody what it is, and nothing of who to reach or where', async () => {
    const account = await register();
    await saveCompany(account, { city: 'Eau Claire', industry: 'Aerospace', website: 'https://badger.example/' });
    const seen = await service.ask(visitor, 'auth.company.read', { id: account.companyId });
    expect(seen).toMatchObject({ name: account.companyName, city: 'Eau Claire', industry: 'Aerospace' });
    expect(JSON.stringify(seen)).not.toContain('shop.example');
    expect(JSON.stringify(seen)).not.toContain('555');
  });

  it('that is not there is not found, by whatever id', async () => {
    const account = await register();
    for (const id of [account.id, newId(), ''])
      await expect(service.ask(visitor, 'auth.company.read', { id })).rejects.toMatchObject({
        code: 'auth.company.not_found',
      });
  });
});
