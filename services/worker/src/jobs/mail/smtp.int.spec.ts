import { afterAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
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

/** A mail server that takes every mail, unless the options say otherwise. */
async function openServer(options: SMTPServerOptions) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, callback) => void stream.resume().once('end', () => callback()),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const hangUp = () => server.connections.forEach((connection) => connection.close());
  return { url: `smtp://127.0.0.1:${port}`, hangUp, close: () => server.close() };
}

const refusing = (responseCode: number) => Object.assign(new Error('not this one'), { responseCode });
/** A mail server that answers every recipient with this code. */
const serverAnswering = (responseCode: number) =>
  openServer({ onRcptTo: (_address, _session, callback) => callback(refusing(responseCode)) });

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

  it('goes over one connection with those before it, and over a new one where the server has ended that', async () => {
    let connections = 0;
    const server = await openServer({
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
    });
    const smtp = open(server.url);
    for (let i = 0; i < 3; i++) expect(await smtp.deliver(buildMail())).toEqual({ result: 'sent' });
    expect(connections).toBe(1);
    server.hangUp();
    expect(await smtp.deliver(buildMail())).toEqual({ result: 'sent' });
    expect(connections).toBe(2);
    server.close();
  });

  it('is sent after one whose recipient was refused over the same connection', async () => {
    const server = await openServer({
      onRcptTo: ({ address }, _session, callback) => callback(address.startsWith('nobody') ? refusing(550) : null),
    });
    const smtp = open(server.url);
    const results: string[] = [];
    for (const to of ['ann@shop.example', 'nobody@shop.example', 'bob@shop.example'])
      results.push((await smtp.deliver(buildMail({ to }))).result);
    expect(results).toEqual(['sent', 'refused', 'sent']);
    server.close();
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
