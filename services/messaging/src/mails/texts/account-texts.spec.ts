import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { securityNotices } from '@guildhall/contracts/auth';
import type { LinkPurpose, SecurityNotice } from '@guildhall/contracts/auth';
import type { MailOrder } from '../domain/mail.js';
import { textOf } from './mail-texts.js';
import { renderMail } from './render-mail.js';
import type { RenderedMail } from './render-mail.js';

const publicUrl = 'https://guildhall.example';
const token = 'q'.repeat(43);
const render = (order: MailOrder) => renderMail(textOf(order, { link: (path) => `${publicUrl}${path}`, token }));

const linkMail = (template: LinkPurpose, companyName = 'Badger Tool') =>
  render({
    template,
    recipient: 'ann@shop.example',
    accountId: newId(),
    event: newId(),
    facts: { companyName, linkId: newId(), expiresAt: '2026-11-20T20:00:00.000Z' },
  });
const noticeMail = (kind: SecurityNotice, companyName = 'Badger Tool') =>
  render({
    template: 'security_notice',
    recipient: 'ann@shop.example',
    accountId: newId(),
    event: newId(),
    facts: { companyName, kind, at: '2026-11-20T19:00:00.000Z' },
  });

const mails: Record<string, (companyName?: string) => RenderedMail> = {
  confirm_email: (name) => linkMail('confirm_email', name),
  reset_password: (name) => linkMail('reset_password', name),
  ...Object.fromEntries(securityNotices.map((kind) => [kind, (name?: string) => noticeMail(kind, name)])),
};
const names = Object.keys(mails);

/** What a person reads in the HTML part. */
function readable(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const body = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');
  return body.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign]!).replaceAll(/\s+/g, ' ');
}
const addresses = (words: string) => [...words.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([address]) => address);

describe('the mails about an account', () => {
  it.each([
    ['confirm_email', 'Confirm your e-mail address at Guildhall', 'Is this the address of Badger Tool?'],
    ['reset_password', 'Choose a new password for Guildhall', 'A new password for Badger Tool'],
    ['password_changed', 'Your password was changed (Guildhall)', 'Badger Tool: your password was changed'],
    ['password_reset', 'Your password was changed (Guildhall)', 'Badger Tool: your password was changed'],
    [
      'email_change_asked',
      'Your e-mail address is about to change (Guildhall)',
      'Badger Tool: your e-mail address is about to change',
    ],
    ['email_changed', 'Your e-mail address was changed (Guildhall)', 'Badger Tool: your e-mail address was changed'],
    ['account_closing', 'Your account will be closed (Guildhall)', 'Badger Tool: your account will be closed'],
  ])('%s has its own subject and speaks to the company', (name, subject, greeting) => {
    const { subject: given, text } = mails[name]!();
    expect([given, text.split('\n')[0]]).toEqual([subject, greeting]);
  });

  it.each(names)('%s leads to the public address alone, and to the same place in both parts', (name) => {
    const { text, html } = mails[name]!();
    const path = {
      confirm_email: `/confirm-email/${token}`,
      reset_password: `/reset-password/${token}`,
      email_changed: '/contact',
    }[name];
    const link = `${publicUrl}${path ?? '/forgot-password'}`;
    expect([addresses(text), addresses(html)]).toEqual([[link], [link]]);
  });

  it.each(names)('%s says the same in plain text and in HTML', (name) => {
    const { text, html } = mails[name]!();
    const seen = readable(html);
    const paragraphs = text.split('\n\n').slice(0, -2);
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const words of paragraphs) expect(seen).toContain(words);
  });

  it.each(names)('%s shows what a company calls itself as text, never as markup', (name) => {
    const { text, html } = mails[name]!('<img src=x onerror="alert(1)"> {{7*7}} & \'Söhne\'');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; {{7*7}} &amp; &#39;Söhne&#39;');
    expect(text).toContain('<img src=x onerror="alert(1)"> {{7*7}} & \'Söhne\'');
  });

  it.each(names)('%s keeps a company name with line breaks in its line, and out of the subject', (name) => {
    const plain = mails[name]!();
    const { subject, text } = mails[name]!('Badger\r\nBcc: everybody@shop.example\u2028Tool');
    expect(subject).toBe(plain.subject);
    expect(text.split('\n')[0]).toContain('Badger Bcc: everybody@shop.example Tool');
    expect(text.split('\n')).toHaveLength(plain.text.split('\n').length);
  });
});

describe('the mail of a link', () => {
  it.each([
    ['confirm_email', '24 hours'],
    ['reset_password', '60 minutes'],
  ] as const)('%s says how long it works, and that nothing has to be done', (purpose, span) => {
    const { text } = linkMail(purpose);
    expect(text).toContain(`within ${span}`);
    expect(text).toContain('If it was not you, do nothing');
  });
});

describe('a security notice', () => {
  it.each(securityNotices)('%s says when, in the time of the site, and what to do', (kind) => {
    const { text } = noticeMail(kind);
    expect(text).toContain('This was on Fri, Nov 20, 2026, 1:00 PM CT.');
    // At the old address no link for a new password comes any more.
    const remedy = kind === 'email_changed' ? 'write to hello@guildhall.example' : 'choose a new password';
    expect(text).toContain(`If it was not you, ${remedy} at once`);
  });

  it('holds no token, whatever it is about', () => {
    for (const kind of securityNotices) {
      const { text, html } = noticeMail(kind);
      expect(text + html).not.toContain(token);
    }
  });
});
