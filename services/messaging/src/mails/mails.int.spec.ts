import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { RpcClient } from '@guildhall/service-kit';
import type { OwnService } from '@guildhall/testing/service';
import { runOwnMessaging, settingsInTests } from '../testing/run-own-messaging.js';
import { ClaimMail } from './claim-mail.js';
import { MailRepository } from './store/mail.repository.js';
import { WriteMail } from './write-mail.js';

const worker: Caller = { kind: 'system', process: 'worker' };
let service: OwnService;

beforeAll(async () => void (service = await runOwnMessaging()), 30_000);
afterAll(() => service?.stop());

async function writeMail(): Promise<string> {
  const recipient = `${newId()}@shop.example`;
  await service.get(WriteMail).execute({
    template: 'welcome',
    recipient,
    event: newId(),
    accountId: null,
    facts: { companyName: 'Badger Tool' },
  });
  const [row] = await service.rows<{ id: string }>('SELECT id FROM mails WHERE recipient = $1', [recipient]);
  return row!.id;
}

const claim = (id: string) => service.ask(worker, 'messaging.mail.claim', { id });
/** Claims so many seconds from now, as if the clock stood there. */
const claimAfter = (id: string, seconds: number) =>
  new ClaimMail(service.get(MailRepository), service.get(RpcClient), settingsInTests, {
    now: () => new Date(Date.now() + seconds * 1000),
  }).execute(worker, id);
const settle = (
  id: string,
  by: string,
  outcome: { result: 'sent' } | { result: 'postponed' | 'refused'; reason: string },
) => service.ask(worker, 'messaging.mail.settle', { id, claim: by, outcome });
const isDue = async (id: string) => (await service.ask(worker, 'messaging.mail.find_due', {})).ids.includes(id);

describe('claiming a mail', () => {
  it('answers it ready to be sent, with links to the public address', async () => {
    const id = await writeMail();
    const mail = await claim(id);
    expect(mail).toMatchObject({
      id,
      messageId: `<${id}@guildhall.example>`,
      to: expect.stringContaining('@shop.example'),
      subject: 'Welcome to Guildhall',
    });
    expect(mail?.text).toContain('https://guildhall.example/training');
  });

  it('gives one mail to one of twenty workers who ask at once', async () => {
    const id = await writeMail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  it('gives it again after the lease, under the same Message-ID, to one of twenty', async () => {
    const id = await writeMail();
    const first = await claim(id);
    expect(await claimAfter(id, 59)).toBeNull();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claimAfter(id, 61)));
    const second = answers.filter((answer) => answer !== null);
    expect(second).toEqual([expect.objectContaining({ messageId: first?.messageId })]);
    expect(second[0]?.claim).not.toBe(first?.claim);
  });

  it('answers nothing for a mail that nobody wrote', async () => {
    expect(await claim(newId())).toBeNull();
  });

  it('is refused to members', async () => {
    const member: Caller = { kind: 'member', accountId: newId(), companyId: newId(), admin: true };
    await expect(service.ask(member, 'messaging.mail.claim', { id: await writeMail() })).rejects.toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('settling a mail', () => {
  it('ends its life when it was sent, and may be said twice', async () => {
    const id = await writeMail();
    const mail = await claim(id);
    await settle(id, mail!.claim, { result: 'sent' });
    await settle(id, mail!.claim, { result: 'sent' });
    expect(await claimAfter(id, 86_400)).toBeNull();
    expect(await isDue(id)).toBe(false);
  });

  it('brings a postponed mail back after its pause', async () => {
    const id = await writeMail();
    const mail = await claim(id);
    await settle(id, mail!.claim, { result: 'postponed', reason: 'connect ECONNREFUSED' });
    expect([await isDue(id), await claim(id), (await claimAfter(id, 6))?.id]).toEqual([false, null, id]);
  });

  it('is refused to a worker whose lease has passed to another', async () => {
    const id = await writeMail();
    const slow = await claim(id);
    const quick = await claimAfter(id, 61);
    await expect(settle(id, slow!.claim, { result: 'sent' })).rejects.toMatchObject({
      code: 'messaging.mail.not_claimed',
    });
    await settle(id, quick!.claim, { result: 'refused', reason: '550 no such user' });
    expect(await service.rows('SELECT status, "lastReason" FROM mails WHERE id = $1', [id])).toEqual([
      { status: 'refused', lastReason: '550 no such user' },
    ]);
  });
});

describe('finding what is due', () => {
  it('names what was written, and no longer what is claimed', async () => {
    const id = await writeMail();
    expect(await isDue(id)).toBe(true);
    await claim(id);
    expect(await isDue(id)).toBe(false);
  });
});
