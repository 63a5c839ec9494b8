/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import type { Session } from '@guildhall/contracts/auth';
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import type { TypedPasswords } from './password-form.js';
import SecurityTab from './security-tab.js';

const { show, sent } = servedPage();
const user = buildAccount();
const buildSession = (parts: Partial<Session> = {}): Session => ({
  id: '0198a7f0-0000-7000-8000-000000000003',
  current: false,
  startedAt: '2026-11-02T15:00:00.000Z',
  lastSeenAt: '2026-11-02T16:00:00.000Z',
  address: '192.0.2.7',
  browser: '',
  ...parts,
});
const here = buildSession({ id: '0198a7f0-0000-7000-8000-000000000004', current: true });

function Tab() {
  const [typed, keep] = useState<TypedPasswords | null>(null);
  return <SecurityTab user={user} onSignOut={() => undefined} signingOut={false} typed={typed} onType={keep} />;
}

/** `answer` is given to what changes something; the list of sessions is what `sessions` holds by then. */
async function open(answer: () => Answer | null | Promise<Answer | null>, sessions: Session[] = [here]) {
  const { person } = await show(<Tab />, {
    address: '/profile',
    user: () => user,
    answer: (asked) => (asked === 'GET /api/user/sessions' ? { status: 200, json: { results: sessions } } : answer()),
  });
  return person;
}

type Person = Awaited<ReturnType<typeof open>>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the form of a new password', () => {
  const labels = ['Current password', 'New password', 'Confirm password'];
  const values = () => labels.map((label) => field(label).value);
  const submit = () => screen.getByRole('button', { name: 'Change password' });
  async function fill(person: Person, ...passwords: string[]) {
    for (const [at, password] of passwords.entries()) await person.type(field(labels[at]!), password);
  }

  it('asks for all three', async () => {
    const person = await open(() => ({ status: 200, json: user }));
    await person.click(submit());
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    for (const label of labels) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['abc', 'abc', 'Password too short', 'Password must be at least 8 characters long.'],
    ['a new password', 'another one', "Passwords don't match", 'New password and confirmation must match.'],
  ])('tells at the field and in a toast what is wrong with %j and %j', async (password, again, title, words) => {
    const person = await open(() => ({ status: 200, json: user }));
    await fill(person, 'secret1', password, again);
    await person.click(submit());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(values()).toEqual(['secret1', password, again]);
    expect(sent()).toEqual([]);
  });

  it('is sent once, however often it is pressed, is busy meanwhile, and is empty when it is done', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const person = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    await fill(person, 'secret1', 'a new password', 'a new password');
    submitTwice(submit());
    const busy = await screen.findByRole('button', { name: 'Changing...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    await person.type(field('Confirm password'), '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    answerNow({ status: 200, json: user });
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(values()).toEqual(['', '', '']);
    expect(sent()).toEqual(['POST /api/user/change-password']);
  });

  it('puts the words of the server at the field they are about and in a toast, and keeps what was typed', async () => {
    const message = 'The current password is not right.';
    const person = await open(() => ({ status: 400, json: { message, fields: { currentPassword: 'Not right' } } }));
    await fill(person, 'secret2', 'a new password', 'a new password');
    await person.click(submit());
    expect(await screen.findByText('Password change failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.getElementById(field('Current password').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not right',
    );
    expect(values()).toEqual(['secret2', 'a new password', 'a new password']);
  });

  it('falls back on its own words when the network fails', async () => {
    const person = await open(() => null);
    await fill(person, 'secret1', 'a new password', 'a new password');
    await person.click(submit());
    expect(await screen.findByText('Password change failed', { selector: '[role=alert] *' })).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Password change failedThe password could not be changed. Please try again.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(values()).toEqual(['secret1', 'a new password', 'a new password']);
  });
});

describe('where an account is signed in', () => {
  const everywhere = () => screen.findByRole('button', { name: 'Sign out everywhere else' });
  const question = () => screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });

  it('has nothing to end while it is this browser alone', async () => {
    await open(() => ({ status: 200, json: {} }));
    expect(await screen.findByText('This browser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign out (there|everywhere)/ })).toBeNull();
  });

  it.each(['Cancel', 'Close', '{Escape}'])('is left alone by %s, and the focus is back on the button', async (no) => {
    const person = await open(() => ({ status: 200, json: {} }), [here, buildSession()]);
    await person.click(await everywhere());
    const asked = await question();
    expect(asked.contains(document.activeElement)).toBe(true);
    if (no === '{Escape}') await person.keyboard(no);
    else await person.click(within(asked).getByRole('button', { name: no }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const button = await everywhere();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(sent()).toEqual([]);
  });

  it('is this browser alone after a yes, and the focus stays in the list', async () => {
    const sessions = [here, buildSession()];
    const person = await open(() => {
      sessions.length = 1;
      return { status: 200, json: {} };
    }, sessions);
    (await everywhere()).focus();
    await person.keyboard('{Enter}');
    const asked = await question();
    expect(sent()).toEqual([]);
    await person.click(within(asked).getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    expect(sent()).toEqual(['DELETE /api/user/sessions']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
    const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says why it could not be ended', async () => {
    const refusal = { status: 503, json: { message: 'Sessions are away.' } };
    const person = await open(() => refusal, [here, buildSession()]);
    await person.click(await screen.findByRole('button', { name: /^Sign out there/ }));
    expect(await screen.findByText('Sessions are away.')).toBeTruthy();
    expect(sent()).toEqual([`DELETE /api/user/sessions/${buildSession().id}`]);
  });
});
