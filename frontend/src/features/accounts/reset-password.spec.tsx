/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { ResetPassword } from './reset-password.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(answer: () => Answer | null | Promise<Answer>) {
  server = await startAnsweringServer((asked) =>
    asked === 'POST /api/auth/reset-password' ? answer() : { status: 401, json: { message: 'Nobody' } },
  );
  return renderPage(<ResetPassword token="a-token" />, '/reset-password/a-token');
}

type Person = Awaited<ReturnType<typeof open>>['person'];
const field = (label: 'New password' | 'Confirm password') => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => (server?.asked ?? []).filter(({ method }) => method === 'POST').map(({ body }) => body);
async function fill(person: Person, password: string, again = password) {
  await person.type(field('New password'), password);
  await person.type(field('Confirm password'), again);
}

describe('the form behind a mailed link', () => {
  it('says what is too short and what does not match, and asks nobody', async () => {
    const { person } = await open(() => ({ status: 200, json: {} }));
    await fill(person, 'short77', 'other');
    await person.click(button('Set the password'));
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy();
    await person.type(field('New password'), '8');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('is sent once with the token, is busy meanwhile, and leads to the log-in 3 seconds after it is done', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const { person, place } = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    await fill(person, 'a new password');
    submitTwice(button('Set the password'));
    await waitFor(() => expect(button('Setting...').getAttribute('aria-disabled')).toBe('true'));
    await person.click(button('Setting...'));
    await waitFor(() => expect(sent()).toEqual(['{"token":"a-token","password":"a new password"}']));
    answerNow({ status: 200, json: {} });
    expect((await screen.findByRole('status')).textContent).toMatch(/^Log in with it now/);
    const doneAt = Date.now();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login');
    await waitFor(() => expect(place.now).toBe('/auth/login'));
    expect(Date.now() - doneAt).toBeGreaterThan(2500);
    expect(sent()).toHaveLength(1);
  });

  it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
    const refusal = { message: 'Please look at the form again.', fields: { password: 'Must be another one' } };
    const { person } = await open(() => ({ status: 400, json: refusal }));
    await fill(person, 'a new password');
    await person.click(button('Set the password'));
    expect(await screen.findByText('Must be another one')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe('Please look at the form again.');
    expect(field('New password').getAttribute('aria-describedby')).toContain('password-error');
    expect([field('New password').value, field('Confirm password').value]).toEqual([
      'a new password',
      'a new password',
    ]);
  });

  it.each([
    [{ status: 410, json: { message: 'This link has expired or was used already.' } }, 'This link has expired'],
    [null, 'Failed to reset password. The link may have expired.'],
  ])('says why a link does not work, and where there is a new one: %j', async (answer, words) => {
    const { person } = await open(() => answer);
    await fill(person, 'a new password');
    await person.click(button('Set the password'));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(field('New password').value).toBe('a new password');
  });
});
