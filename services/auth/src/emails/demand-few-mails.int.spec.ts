import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@guildhall/contracts/auth';
import { asMember, passwordInTests } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const askFor = (account: Account, email: string) =>
  service.ask(asMember(account), 'auth.account.update_personal', { email, currentPassword: passwordInTests });
const cancel = (account: Account) => service.ask(asMember(account), 'auth.email.cancel_change', {});
const sendLink = (account: Account) => service.ask(asMember(account), 'auth.email.send_link', {});
/** What was mailed to a mailbox: links, and nothing else to one that is nobody's. */
const mailsTo = (email: string) =>
  service.rows(`SELECT id FROM outbox WHERE lower(payload->>'email') = lower($1)`, [email]);
const refusal = { code: 'limits.too_many', details: { retryAfterSeconds: expect.any(Number) } };

describe('links to confirm an address', () => {
  it('go to one mailbox four times in an hour, though change after change is called off, however it is written', async () => {
    const account = await service.register();
    const victim = `victim-${account.email}`;
    for (const email of [victim, victim.toUpperCase(), victim, victim.toUpperCase()]) {
      await askFor(account, email);
      await cancel(account);
    }
    const mailsToOwner = await mailsTo(account.email);
    await expect(askFor(account, victim)).rejects.toMatchObject(refusal);
    expect(await mailsTo(victim)).toHaveLength(4);
    expect(await mailsTo(account.email)).toHaveLength(mailsToOwner.length);
    expect((await service.ask(asMember(account), 'auth.account.read', { id: account.id })).pendingEmail).toBeNull();
  });

  it('are counted for all accounts that want the mailbox, also where they come at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => service.register()));
    const victim = `wanted-${accounts[0]!.email}`;
    const outcomes = await Promise.allSettled(accounts.map((account) => askFor(account, victim)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject(refusal);
    expect(await mailsTo(victim)).toHaveLength(4);
  });

  it('are counted for the mailbox, whatever label follows its name, and never for another one', async () => {
    const account = await service.register();
    const labelled = (label: string) => `plus-${account.username}${label}@shop.example`;
    const links = ['', '+one', '+two', '+one+more'].map(labelled);
    for (const email of links) await askFor(account, email);
    for (const label of ['', '+three'])
      await expect(askFor(await service.register(), labelled(label))).rejects.toMatchObject(refusal);
    for (const email of links) expect(await mailsTo(email)).toHaveLength(1);
    await askFor(await service.register(), `+${labelled('')}`);
    await askFor(await service.register(), labelled('-three'));
  });

  it('that are asked for again are of the same budget: of twenty at once three are mailed', async () => {
    const account = await service.register();
    const next = `new-${account.email}`;
    await askFor(account, next);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => sendLink(account)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await mailsTo(next)).toHaveLength(4);
  });

  it('are made by one account eight times in an hour with that of its registration, whomever they would go to', async () => {
    const account = await service.register();
    for (let i = 0; i < 7; i++) await askFor(account, `stranger-${i}-${account.email}`);
    await expect(askFor(account, `last-${account.email}`)).rejects.toMatchObject(refusal);
    expect(await mailsTo(`last-${account.email}`)).toEqual([]);
  });
});
