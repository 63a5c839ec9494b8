import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { asMember } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { runOwnMessaging } from '../testing/run-own-messaging.js';

let service: OwnService;

beforeAll(async () => void (service = await runOwnMessaging()), 30_000);
afterAll(() => service?.stop());

/** An account that was greeted, mailed a link and a notice, and sent a training request. */
async function anAccount() {
  const account = { id: newId(), companyId: newId() };
  const email = `${account.id}@shop.example`;
  const accountId = account.id;
  const at = new Date().toISOString();
  const companyName = 'Badger Tool';
  const form = { companyName, contactName: 'Ann Olsen', email, phone: null, trainingNeeds: 'Six people on our mill' };
  const words = { skillsNeeded: 'Setup', industry: 'Metal Fabrication', employeeCount: null, timeframe: null };
  await service.heard(
    await service.tell('auth.account_registered', {
      accountId,
      companyId: account.companyId,
      companyName,
      email,
      registeredAt: at,
    }),
    await service.tell('auth.link_wanted', {
      linkId: newId(),
      accountId,
      purpose: 'confirm_email',
      companyName,
      email,
      expiresAt: at,
    }),
    await service.tell('auth.security_notice', { accountId, companyName, email, kind: 'password_changed', at }),
    await service.tell('training-catalog.request_received', {
      requestId: newId(),
      accountId,
      ...form,
      ...words,
      preferredFormat: null,
      budget: null,
    }),
  );
  return { ...account, email };
}
const exported = async (account: { id: string; companyId: string }) => {
  const [notifications, mails] = [
    await service.ask(asMember(account), 'messaging.notification.export', {}),
    await service.ask(asMember(account), 'messaging.mail.export', {}),
  ];
  return {
    notifications: notifications.results.map(({ kind }) => kind),
    mails: mails.results.map(({ template }) => template).sort(),
  };
};
const everything = {
  notifications: ['welcome'],
  mails: ['confirm_email', 'security_notice', 'training_request', 'welcome'],
};

it("an account's notifications and mails can be exported, by itself alone", async () => {
  const [own, other] = [await anAccount(), await anAccount()];
  expect(await exported(own)).toEqual(everything);
  const { results } = await service.ask(asMember(own), 'messaging.mail.export', {});
  expect(JSON.stringify(results)).not.toContain(other.email);
  const recipients = Object.fromEntries(results.map(({ template, recipient }) => [template, recipient]));
  expect(recipients).toMatchObject({ welcome: own.email, training_request: null });
});

it('nothing that names it is left once it is erased, told once or twice; others keep theirs', async () => {
  const [gone, other] = [await anAccount(), await anAccount()];
  const erased = { accountId: gone.id, companyId: gone.companyId, version: 1 };
  await service.heard(
    await service.tell('auth.account_erased', erased),
    await service.tell('auth.account_erased', erased),
  );
  for (const table of ['notifications', 'mails', 'inbox'])
    expect(await service.rows(`SELECT 1 FROM ${table} row WHERE row::text LIKE $1`, [`%${gone.id}%`])).toEqual([]);
  expect(await exported(other)).toEqual(everything);
});
