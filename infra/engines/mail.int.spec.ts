import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { freePort } from './free-port.mjs';
import { startMail } from './mail.mjs';

let folder: string;
let options: Parameters<typeof startMail>[0];
let mail: Awaited<ReturnType<typeof startMail>>;

interface Mail {
  id: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html?: string;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-mail-'));
  options = {
    folder: join(folder, 'mails'),
    logFile: join(folder, 'log'),
    smtpPort: await freePort(),
    inboxPort: await freePort(),
  };
  mail = await startMail(options);
});

afterEach(async () => {
  await mail.stop();
  rmSync(folder, { recursive: true });
});

const send = (to: string, subject: string) =>
  createTransport(mail.url).sendMail({
    from: 'house@guildhall.example',
    to,
    subject,
    text: `See http://127.0.0.1/x?a=1&b=2 – ${subject}`,
    html: `<p>${subject}</p><script>alert(1)</script>`,
    messageId: `<${subject.length}@guildhall.example>`,
  });
const list = async (query = '') => (await (await fetch(`${mail.inbox}/api/mails${query}`)).json()) as Mail[];

it('shows what was sent, newest first, and by recipient', async () => {
  await send('ada@shop.example', 'First ünïcode');
  await send('Bob@shop.example', 'Second');
  expect((await list()).map(({ subject }) => subject)).toEqual(['Second', 'First ünïcode']);
  expect(await list('?to=bob@SHOP.example')).toEqual([
    expect.objectContaining({ to: ['Bob@shop.example'], subject: 'Second', messageId: '<6@guildhall.example>' }),
  ]);
});

it('still has every mail after being killed and started again', async () => {
  await send('ada@shop.example', 'Kept');
  mail.signal('SIGKILL');
  await mail.exited;
  mail = await startMail(options);
  const [kept] = await list();
  expect(kept!.text).toContain('Kept');
  expect(readdirSync(options.folder)).toEqual([`${kept!.id}.eml`]);
});

it("shows a mail's page in a frame where no script runs", async () => {
  await send('ada@shop.example', '<b>Bold</b>');
  const [{ id }] = (await list()) as [Mail];
  const page = await fetch(`${mail.inbox}/mails/${id}`);
  const html = await page.text();
  expect(html).not.toContain('<b>Bold');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<iframe sandbox=""');
  expect(html).toContain('<a href="http://127.0.0.1/x?a=1&#38;b=2">');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('answers nobody who came by another name than loopback', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(`${mail.inbox}/api/mails`, { headers: { host: 'evil.example' } }, (response) =>
      resolve(response.statusCode),
    ).end();
  });
  expect(status).toBe(404);
});
