import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import type { OwnService } from '@guildhall/testing/service';
import { runOwnMessaging } from '../testing/run-own-messaging.js';
import { OnAccountRegistered } from './on-account-registered.js';

let service: OwnService;

beforeAll(async () => void (service = await runOwnMessaging()), 30_000);
afterAll(() => service?.stop());

const buildRegistration = () => ({
  accountId: newId(),
  companyId: newId(),
  companyName: 'Badger Tool',
  email: `${newId()}@shop.example`,
  registeredAt: new Date().toISOString(),
});
type Registration = ReturnType<typeof buildRegistration>;

/** What a registration left behind: kinds of notifications, templates of mails, and mails that were told of. */
async function traces({ accountId, email }: Registration) {
  const notifications = await service.rows('SELECT kind, title FROM notifications WHERE "accountId" = $1', [accountId]);
  const mails = await service.rows<{ id: string }>('SELECT id, template, status FROM mails WHERE recipient = $1', [
    email,
  ]);
  const told = await service.rows(`SELECT name FROM outbox WHERE payload->>'mailId' = ANY($1)`, [
    mails.map(({ id }) => id),
  ]);
  return { notifications, mails, told };
}

const one = {
  notifications: [{ kind: 'welcome', title: 'Welcome' }],
  mails: [{ id: expect.any(String), template: 'welcome', status: 'written' }],
  told: [{ name: 'messaging.mail_written' }],
};

it('greets a new account by a notification and a mail, and tells of the mail', async () => {
  const registration = buildRegistration();
  await service.heard(await service.tell('auth.account_registered', registration));
  expect(await traces(registration)).toEqual(one);
});

it('greets once when the event is told three times', async () => {
  const registration = buildRegistration();
  const eventId = await service.tell('auth.account_registered', registration);
  await service.tell('auth.account_registered', registration, eventId);
  await service.tell('auth.account_registered', registration, eventId);
  await service.heard(eventId, await service.tell('auth.account_registered', buildRegistration()));
  expect(await traces(registration)).toEqual(one);
});

it('greets once even where the inbox has forgotten the event', async () => {
  const registration = buildRegistration();
  const event = { id: newId() };
  const reaction = service.get(OnAccountRegistered);
  await Promise.all(Array.from({ length: 10 }, () => reaction.react(registration, event)));
  expect(await traces(registration)).toEqual(one);
});

it('shows a member its own notifications and nobody else', async () => {
  const registration = buildRegistration();
  await service.heard(await service.tell('auth.account_registered', registration));
  const { accountId, companyId } = registration;
  const own = await service.ask(
    { kind: 'member', accountId, companyId, admin: false },
    'messaging.notification.list',
    {},
  );
  expect(own).toMatchObject({ unread: 1, results: [{ title: 'Welcome', readAt: null }] });
  const other = await service.ask(
    { kind: 'member', accountId: newId(), companyId, admin: true },
    'messaging.notification.list',
    {},
  );
  expect(other).toEqual({ unread: 0, results: [] });
  await expect(service.ask(visitor, 'messaging.notification.list', {})).rejects.toMatchObject({
    code: 'access.denied',
  });
});
