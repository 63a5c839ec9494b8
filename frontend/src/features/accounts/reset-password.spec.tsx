/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { ResetPassword } from './reset-password.js';

const { show, sentBodies } = servedPage();

const open = (answer: () => Answer | null | Promise<Answer>) =>
  show(<ResetPassword token="a-token" />, { address: '/reset-password/a-token', answer });

type Person = Awaited<ReturnType<typeof open>>['person'];
const field = (label: 'New password' | 'Confirm password') => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
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
    expect(sentBodies()).toEqual([]);
  });

  it('is sent once with the token, is busy meanwhile, and leads to the log-in 3 seconds after it is done', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const { person, place } = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    await fill(person, 'a new password');
    submitTwice(button('Set the password'));
    await waitFor(() => expect(button('Setting...').getAttribute('aria-disabled')).toBe('true'));
    await person.click(button('Setting...'));
    await waitFor(() => expect(sentBodies()).toEqual(['{"token":"a-token","password":"a new password"}']));
    answerNow({ status: 200, json: {} });
    expect((await screen.findByRole('status')).textContent).toMatch(/^Log in with it now/);
    const doneAt = Date.now();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login');
    await waitFor(() => expect(place.now).toBe('/auth/login'));
    expect(Date.now() - doneAt).toBeGreaterThan(2500);
    expect(sentBodies()).toHaveLength(1);
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
