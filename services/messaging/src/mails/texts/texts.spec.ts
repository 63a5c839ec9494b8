import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { textOf } from './mail-texts.js';
import { oneLine } from './one-line.js';
import { renderMail } from './render-mail.js';

const surroundings = { link: (path: string) => `https://guildhall.example${path}`, token: 'a-token' };
const welcome = (companyName: string) =>
  renderMail(
    textOf(
      { template: 'welcome', recipient: 'ann@shop.example', accountId: null, event: newId(), facts: { companyName } },
      surroundings,
    ),
  );

describe('the welcome mail', () => {
  it('greets the company and leads to the training, in plain text and in HTML', () => {
    const { subject, text, html } = welcome('Badger Tool');
    expect(subject).toBe('Welcome to Guildhall');
    for (const body of [text, html]) {
      expect(body).toContain('Welcome, Badger Tool!');
      expect(body).toContain('https://guildhall.example/training');
    }
  });

  it('shows what a company calls itself as text, never as markup', () => {
    const { html, text } = welcome(`<img src=x onerror="alert(1)"> & 'Söhne'`);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Söhne&#39;');
    expect(text).toContain(`<img src=x onerror="alert(1)"> & 'Söhne'`);
  });

  it('keeps a company name to one short line', () => {
    const { text } = welcome(`Badger\r\nBcc: everybody@shop.example\u2028${'x'.repeat(200)}`);
    expect(text.split('\n')[0]).toBe(
      `Welcome, ${`Badger Bcc: everybody@shop.example ${'x'.repeat(200)}`.slice(0, 79)}…!`,
    );
  });
});

describe('a subject', () => {
  it('never has a line break', () => {
    expect(
      renderMail({ subject: 'a\r\nBcc: b', greeting: '', paragraphs: [], action: { label: '', url: '' } }).subject,
    ).toBe('a Bcc: b');
  });
});

describe('one line', () => {
  it('cuts between characters, never within one', () => {
    expect(oneLine('🔩🔩🔩🔩🔩', 6)).toBe('🔩🔩🔩🔩🔩');
    expect(oneLine('🔩'.repeat(50), 6)).toBe('🔩🔩🔩🔩🔩…');
  });
});
