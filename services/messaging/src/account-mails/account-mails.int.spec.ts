import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { securityNotices } from '@guildhall/contracts/auth';
import type { LinkPurpose } from '@guildhall/contracts/auth';
import type { OwnService } from '@guildhall/testing/service';
import { runOwnMessaging } from '../testing/run-own-messaging.js';
import { OnLinkWanted } from './on-link-wanted.js';
import { OnSecurityNotice } from './on-security-notice.js';

let service: OwnService;

beforeAll(async () => void (service = await runOwnMessaging()), 30_000);
afterAll(() => service?.stop());

const buildWish = (purpose: LinkPurpose) => ({
  linkId: newId(),
  accountId: newId(),
  purpose,
  companyName: 'Badger Tool',
  email: `${newId()}@shop.example`,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});
const buildNotice = (kind: (typeof securityNotices)[number] = 'password_changed') => ({
  accountId: newId(),
  companyName: 'Badger Tool',
  email: `${newId()}@shop.example`,
  kind,
  at: '2026-11-20T19:00:00.000Z',
});

/** The mails to an address, and how many of them the worker was told of. */
async function mailsTo(email: string) {
  const mails = await service.rows<{ id: string; template: string; facts: object }>(
    'SELECT id, template, facts FROM mails WHERE recipient = $1',
    [email],
  );
  const told = await service.rows(
    `SELECT 1 FROM outbox WHERE name = 'messaging.mail_written' AND payload->>'mailId' = ANY($1)`,
    [mails.map(({ id }) => id)],
  );
  return { mails, told: told.length };
}

describe('a link that is wanted', () => {
  it.each(['confirm_email', 'reset_password'] as const)('to %s is mailed to its address alone', async (purpose) => {
    const wish = buildWish(purpose);
    await service.heard(await service.tell('auth.link_wanted', wish));
    const { linkId, companyName, expiresAt } = wish;
    expect(await mailsTo(wish.email)).toEqual({
      mails: [{ id: expect.any(String), template: purpose, facts: { linkId, companyName, expiresAt } }],
      told: 1,
    });
  });

  it('is mailed once when the event is told three times', async () => {
    const wish = buildWish('reset_password');
    const eventId = await service.tell('auth.link_wanted', wish);
    await service.tell('auth.link_wanted', wish, eventId);
    await service.tell('auth.link_wanted', wish, eventId);
    await service.heard(eventId, await service.tell('auth.link_wanted', buildWish('reset_password')));
    expect(await mailsTo(wish.email)).toMatchObject({ mails: [{}], told: 1 });
  });

  it('is mailed once even where the inbox has forgotten the event', async () => {
    const wish = buildWish('confirm_email');
    const event = { id: newId() };
    const reaction = service.get(OnLinkWanted);
    await Promise.all(Array.from({ length: 10 }, () => reaction.react(wish, event)));
    expect(await mailsTo(wish.email)).toMatchObject({ mails: [{}], told: 1 });
  });

  it('is mailed again when it is wanted again', async () => {
    const wish = buildWish('reset_password');
    const again = { ...wish, linkId: newId() };
    await service.heard(await service.tell('auth.link_wanted', wish), await service.tell('auth.link_wanted', again));
    expect(await mailsTo(wish.email)).toMatchObject({ mails: [{}, {}], told: 2 });
  });
});

describe('a security notice', () => {
  it.each(securityNotices)('of %s is mailed to the address that it concerns', async (kind) => {
    const notice = buildNotice(kind);
    await service.heard(await service.tell('auth.security_notice', notice));
    const { companyName, at } = notice;
    expect(await mailsTo(notice.email)).toEqual({
      mails: [{ id: expect.any(String), template: 'security_notice', facts: { companyName, kind, at } }],
      told: 1,
    });
  });

  it('is mailed once when the event is told three times', async () => {
    const notice = buildNotice();
    const eventId = await service.tell('auth.security_notice', notice);
    await service.tell('auth.security_notice', notice, eventId);
    await service.tell('auth.security_notice', notice, eventId);
    await service.heard(eventId, await service.tell('auth.security_notice', buildNotice()));
    expect(await mailsTo(notice.email)).toMatchObject({ mails: [{}], told: 1 });
  });

  it('is mailed once even where the inbox has forgotten the event', async () => {
    const notice = buildNotice();
    const event = { id: newId() };
    const reaction = service.get(OnSecurityNotice);
    await Promise.all(Array.from({ length: 10 }, () => reaction.react(notice, event)));
    expect(await mailsTo(notice.email)).toMatchObject({ mails: [{}], told: 1 });
  });

  it('goes to both addresses when an e-mail address was changed', async () => {
    const notice = buildNotice('email_changed');
    const other = { ...notice, email: `new-${notice.email}` };
    await service.heard(
      await service.tell('auth.security_notice', notice),
      await service.tell('auth.security_notice', other),
    );
    for (const { email } of [notice, other]) expect(await mailsTo(email)).toMatchObject({ mails: [{}], told: 1 });
  });
});
