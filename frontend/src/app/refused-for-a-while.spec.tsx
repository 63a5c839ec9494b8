/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConfirmEmail } from '../features/accounts/confirm-email.js';
import { ForgotPassword } from '../features/accounts/forgot-password.js';
import { LogInForm } from '../features/accounts/log-in-form.js';
import { RegisterForm } from '../features/accounts/register-form.js';
import { CompanyProfile } from '../features/members/company-profile.js';
import { keepDraft } from '../features/training-request/draft.js';
import { RequestForm } from '../features/training-request/request-form.js';
import { startAnsweringServer, type AnsweringServer } from '../testing/answering-server.js';
import { buildAccount } from '../testing/build-account.js';
import { renderPage } from '../testing/render-page.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await server?.close();
  server = undefined;
});

const words = 'Too many tries. Try again in 3 minutes.';
const refusal = { message: words, code: 'limits.too_many', retryAfterSeconds: 170, requestId: 'r' };

async function open(content: ReactNode, address: string) {
  server = await startAnsweringServer((asked) =>
    asked.startsWith('GET') ? { status: 401, json: { message: 'Nobody' } } : { status: 429, json: refusal },
  );
  return renderPage(content, address).person;
}
type Person = Awaited<ReturnType<typeof open>>;

async function fill(person: Person, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await person.type(screen.getByLabelText(label), text);
}
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));

const forms: [string, ReactNode, string, (person: Person) => Promise<void>][] = [
  [
    'the log-in',
    <LogInForm key="form" query="" />,
    '/auth/login',
    async (person) => {
      await fill(person, { Username: 'badger', Password: 'secret1' });
      await press(person, 'Log in');
    },
  ],
  [
    'the registration',
    <RegisterForm key="form" query="" />,
    '/auth/register',
    async (person) => {
      await fill(person, { Username: 'badger', Email: 'office@badger.example', Password: 'secret1' });
      await fill(person, { 'Confirm password': 'secret1', 'Company name': 'Badger Castings' });
      await press(person, 'Create account');
    },
  ],
  [
    'a forgotten password',
    <ForgotPassword key="form" />,
    '/auth/forgot-password',
    async (person) => {
      await fill(person, { Email: 'office@badger.example' });
      await person.keyboard('{Enter}');
    },
  ],
  [
    'a training request',
    <RequestForm key="form" />,
    '/training-request',
    async (person) => {
      await person.click(screen.getByRole('checkbox'));
      await press(person, 'Send request');
    },
  ],
];

const draft = {
  companyName: 'Badger Castings',
  contactName: 'Ada Badger',
  email: 'office@badger.example',
  trainingNeeds: 'Ten people learn to weld stainless steel',
  skillsNeeded: 'TIG welding',
  industry: 'Other',
};

describe('who asked too often is told when to try again, and keeps what was typed', () => {
  it.each(forms)('at %s', async (_, content, address, send) => {
    keepDraft(draft);
    const person = await open(content, address);
    await send(person);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getAllByDisplayValue(/badger/i).length).toBeGreaterThan(0);
  });

  it('at a link that was mailed, which may be tried again', async () => {
    await open(<ConfirmEmail token="t" />, '/confirm-email');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('at a logo that is sent, which stays chosen', async () => {
    const person = await open(<CompanyProfile user={buildAccount()} />, '/company-profile');
    await person.upload(screen.getByLabelText('Choose a picture'), new File(['x'], 'logo.png', { type: 'image/png' }));
    await person.click(await screen.findByRole('button', { name: 'Upload logo' }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: 'How the logo will look' })).toBeTruthy();
  });
});
