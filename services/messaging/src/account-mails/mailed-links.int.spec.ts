import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { cloneDatabase, testEngines } from '@guildhall/testing/engines';
import type { DatabaseClone } from '@guildhall/testing/engines';
import { asMember, buildRegistration, settled, spawnProcess } from '@guildhall/testing/service';
import type { OwnProcess, OwnService } from '@guildhall/testing/service';
import { runOwnMessaging } from '../testing/run-own-messaging.js';

// Links are the auth service's: it runs here as it does in the house, on the same broker.
const worker: Caller = { kind: 'system', process: 'worker' };
const files = mkdtempSync(join(tmpdir(), 'guildhall-mailed-links-'));
let messaging: OwnService;
let auth: OwnProcess;
let authDatabase: DatabaseClone;

beforeAll(async () => {
  authDatabase = await cloneDatabase('auth');
  messaging = await runOwnMessaging();
  auth = await spawnProcess('auth', {
    NATS_URL: messaging.brokerUrl,
    DATABASE_URL: authDatabase.url,
    REDIS_URL: testEngines().urls.REDIS_URL,
    STORAGE: files,
  });
}, 60_000);

afterAll(async () => {
  await auth?.stop();
  await messaging?.stop();
  await authDatabase?.drop();
  rmSync(files, { recursive: true, force: true });
}, 30_000);

const register = async () => (await messaging.ask(visitor, 'auth.account.register', buildRegistration())).account;
const claim = (id: string) => messaging.ask(worker, 'messaging.mail.claim', { id });

/** The ids of an address's mails by a template, oldest first, once there are so many. */
const mailsTo = (email: string, template: string, count = 1) =>
  settled(`${count} mails by ${template}`, async () => {
    const rows = await messaging.rows<{ id: string }>(
      'SELECT id FROM mails WHERE recipient = $1 AND template = $2 ORDER BY "createdAt", id',
      [email, template],
    );
    return rows.length >= count ? rows.map(({ id }) => id) : null;
  });
const stateOf = async (id: string) =>
  (await messaging.rows('SELECT status, attempts, "lastReason" FROM mails WHERE id = $1', [id]))[0];

describe('a mailed link', () => {
  it('carries a token that works, under the public address, and leaves none behind', async () => {
    const account = await register();
    const [id] = await mailsTo(account.email, 'confirm_email');
    const mail = await claim(id!);
    const [, token = ''] = /https:\/\/guildhall\.example\/confirm-email\/([\w-]{43})\b/.exec(mail!.text) ?? [];
    expect(mail!.html).toContain(`https://guildhall.example/confirm-email/${token}`);
    const kept = await messaging.rows<{ row: string }>('SELECT m::text AS row FROM mails m');
    expect(kept.filter(({ row }) => row.includes(token))).toEqual([]);
    expect(await messaging.ask(visitor, 'auth.email.confirm', { token })).toEqual({ confirmed: true });
  });

  it('that a newer one has replaced is not sent: its mail is given up at once, and is never due again', async () => {
    const { email } = await register();
    const forgot = () => messaging.ask(visitor, 'auth.password_reset.request', { email });
    await forgot();
    const [older] = await mailsTo(email, 'reset_password');
    await forgot();
    const ids = await mailsTo(email, 'reset_password', 2);
    expect(await claim(older!)).toBeNull();
    expect(await stateOf(older!)).toEqual({ status: 'refused', attempts: 1, lastReason: 'Its link is over' });
    expect((await messaging.ask(worker, 'messaging.mail.find_due', {})).ids).not.toContain(older);
    expect(await claim(older!)).toBeNull();
    expect(await stateOf(older!)).toMatchObject({ attempts: 1 });
    expect(await claim(ids.find((id) => id !== older)!)).toMatchObject({ to: email });
  });

  it('to an address that the owner no longer wants is not sent either', async () => {
    const account = await register();
    const email = `new-${account.email}`;
    const form = { email, currentPassword: 'secret1' };
    await messaging.ask(asMember(account), 'auth.account.update_personal', form);
    const [id] = await mailsTo(email, 'confirm_email');
    await messaging.ask(asMember(account), 'auth.email.cancel_change', {});
    expect(await claim(id!)).toBeNull();
    expect(await stateOf(id!)).toMatchObject({ status: 'refused' });
  });

  it('stays due while nobody can make its token, and is sent afterwards', async () => {
    const { email } = await register();
    const [id] = await mailsTo(email, 'confirm_email');
    await auth.kill();
    await expect(claim(id!)).rejects.toMatchObject({ code: 'service.away' });
    expect(await stateOf(id!)).toEqual({ status: 'written', attempts: 0, lastReason: null });
    expect((await messaging.ask(worker, 'messaging.mail.find_due', {})).ids).toContain(id);
    await auth.restart();
    expect(await claim(id!)).toMatchObject({ to: email });
  }, 30_000);
});
