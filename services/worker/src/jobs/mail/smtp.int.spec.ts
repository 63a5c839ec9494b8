import { afterAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { newId } from '@guildhall/kernel';
import type { OutgoingMail } from '@guildhall/contracts/messaging';
import { testEngines } from '@guildhall/testing/engines';
import { Smtp } from './smtp.js';

const opened: Smtp[] = [];
const open = (url: string) => {
  const smtp = new Smtp(url);
  opened.push(smtp);
  return smtp;
};
afterAll(() => opened.forEach((smtp) => smtp.onApplicationShutdown()));

const buildMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => {
  const id = newId();
  const words = { subject: 'Welcome', text: 'Welcome, Söhne 🔩', html: '<p>Welcome, Söhne 🔩</p>' };
  const ids = { id, claim: newId(), claimedUntil: new Date().toISOString(), messageId: `<${id}@guildhall.example>` };
  return { ...ids, from: 'Guildhall <no-reply@guildhall.example>', to: `${id}@shop.example`, ...words, ...changes };
};

/** A mail server that answers every recipient with this code. */
async function serverAnswering(responseCode: number): Promise<{ url: string; close: () => void }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error('not this one'), { responseCode })),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

describe('handing over a mail', () => {
  it('reaches the one recipient with the Message-ID it was given, in text and HTML', async () => {
    const mail = buildMail();
    expect(await open(testEngines().urls.SMTP_URL).deliver(mail)).toEqual({ result: 'sent' });
    const inbox = `${testEngines().mailInbox}/api/mails`;
    const [seen] = (await (await fetch(`${inbox}?to=${mail.to}`)).json()) as {
      id: string;
      to: string[];
      messageId: string;
      text: string;
    }[];
    expect(seen).toMatchObject({ to: [mail.to], messageId: mail.messageId, text: expect.stringContaining('Söhne 🔩') });
    expect(await (await fetch(`${inbox}/${seen?.id}`)).json()).toMatchObject({
      html: expect.stringContaining('<p>Welcome, Söhne 🔩</p>'),
    });
  });

  it('never reads one address as several, nor a forged header', async () => {
    const bcc = `${newId()}@evil.example`;
    await open(testEngines().urls.SMTP_URL).deliver(buildMail({ to: `ann@shop.example, ${bcc}` }));
    await open(testEngines().urls.SMTP_URL).deliver(buildMail({ subject: `Hello\r\nBcc: ${bcc}` }));
    expect(await (await fetch(`${testEngines().mailInbox}/api/mails?to=${bcc}`)).json()).toEqual([]);
  });

  it('to a look-alike of an address goes to the look-alike alone', async () => {
    const inboxOf = async (address: string) =>
      (await (
        await fetch(`${testEngines().mailInbox}/api/mails?to=${encodeURIComponent(address)}`)
      ).json()) as object[];
    const local = newId();
    await open(testEngines().urls.SMTP_URL).deliver(buildMail({ to: `${local}@shоp.example` }));
    expect(await inboxOf(`${local}@shop.example`)).toEqual([]);
    expect(await inboxOf(`${local}@shоp.example`)).toHaveLength(1);
  });

  it('is postponed where nobody listens', async () => {
    const server = await serverAnswering(250);
    server.close();
    expect(await open(server.url).deliver(buildMail())).toMatchObject({
      result: 'postponed',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each([
    [450, 'postponed'],
    [550, 'refused'],
  ])('answered by %i to its recipient is %s', async (code, result) => {
    const server = await serverAnswering(code);
    expect(await open(server.url).deliver(buildMail())).toMatchObject({
      result,
      reason: expect.stringContaining('not this one'),
    });
    server.close();
  });
});
