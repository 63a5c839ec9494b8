/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startAnsweringServer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { ContactForm } from './contact-form.js';
import { contactWords } from './words.js';

let server: AnsweringServer;

// jsdom opens no e-mail client: it says in the console that it was asked to go elsewhere.
const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const opened = () => complaints.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

afterEach(async () => {
  cleanup();
  complaints.mockClear();
  await server.close();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: contactWords.form.submit });
const again = () => screen.findByRole<HTMLAnchorElement>('link', { name: contactWords.form.atHand.open });

async function open() {
  server = await startAnsweringServer(() => ({ status: 401, json: {} }));
  const { person } = renderPage(<ContactForm />, '/contact');
  await person.type(field('Name'), 'Ann Olsen');
  await person.type(field('Email'), 'ann@shop.example');
  await person.type(field('Company'), 'Olsen');
  await person.selectOptions(field('Subject'), 'Support');
  await person.type(field('Message'), 'Which mill is free?');
  return person;
}

describe('the contact form', () => {
  it('is reset a second after the message was handed over, and keeps the message at hand', async () => {
    const person = await open();
    await person.click(submit());
    expect(await screen.findByText(contactWords.form.toast.title)).toBeTruthy();
    const link = await again();
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(field('Name').value).toBe('');
    expect(decodeURIComponent(link.href)).toContain('Which mill is free?');
    await person.click(screen.getByRole('button', { name: contactWords.form.atHand.copy }));
    expect(await screen.findByText(contactWords.form.atHand.copied)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Which mill is free?\n\nAnn Olsen\nOlsen\nann@shop.example\n');
  });

  it('takes no second press until then', async () => {
    const person = await open();
    submitTwice(submit());
    await again();
    await person.click(submit());
    await person.type(field('Name'), '{Enter}');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    expect(opened()).toBe(1);
  });

  it('keeps what was typed after the message was handed over', async () => {
    const person = await open();
    await person.click(submit());
    await again();
    await person.type(field('Message'), ' And which lathe?');
    await waitFor(() => expect(field('Name').value).toBe(''), { timeout: 3000 });
    expect(field('Message').value).toBe('Which mill is free? And which lathe?');
  });

  it('shows the message where it can’t be copied', async () => {
    const person = await open();
    await person.click(submit());
    await again();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await person.click(screen.getByRole('button', { name: contactWords.form.atHand.copy }));
    expect(await screen.findByText(contactWords.form.atHand.notCopied)).toBeTruthy();
    expect(screen.getByText(/^Which mill is free\?/, { selector: 'p' })).toBeTruthy();
  });
});
