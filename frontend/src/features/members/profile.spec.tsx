/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { Profile } from './profile.js';

const ann = buildAccount({ firstName: 'Ann', phone: '715 555 0100' });

const { show, sentForms } = servedPage();

async function open(answer: () => Answer | null | Promise<Answer | null>, user = ann) {
  const { person } = await show((user) => <Profile user={user} onSignOut={() => undefined} signingOut={false} />, {
    address: '/profile',
    user: () => user,
    answer: (asked) => {
      if (asked === 'POST /api/user/change-password') return { status: 200, json: ann };
      return asked.startsWith('GET') ? { status: 200, json: { results: [] } } : answer();
    },
  });
  await screen.findByLabelText('First name');
  return person;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const hasBar = () => screen.queryByRole('button', { name: 'Save changes' }) !== null;
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const saved = (parts: Partial<typeof ann>) => () => ({ status: 200, json: { ...ann, ...parts } });

/** Something is changed, and something is wrong with it: both are lost easily. */
async function saveWithoutCompany(person: Awaited<ReturnType<typeof open>>) {
  await person.type(field('First name'), 'e');
  await person.clear(field('Company name'));
  await person.click(save());
  await screen.findByText('Company name is required');
}

describe('the general part of a profile', () => {
  it('can be saved once something was changed, and not after it was changed back; both are said', async () => {
    const person = await open(saved({}));
    const said = screen.getByRole('status');
    expect([hasBar(), said.textContent]).toEqual([false, '']);
    await person.type(field('First name'), 'e');
    expect([hasBar(), said.textContent]).toEqual([true, 'You have unsaved changes.']);
    await person.type(field('First name'), '{Backspace}');
    expect([hasBar(), said.textContent]).toEqual([false, 'Nothing is unsaved.']);
    expect(document.activeElement).toBe(field('First name'));
  });

  it('is taken back as a whole, and the focus stays at the foot of the form', async () => {
    const person = await open(saved({}));
    await saveWithoutCompany(person);
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect([field('First name').value, field('Company name').value, hasBar()]).toEqual(['Ann', ann.companyName, false]);
    expect(screen.queryByText('Company name is required')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Nothing is unsaved.');
  });

  it('sends what was changed alone, shows what was saved, and has nothing to save then', async () => {
    const person = await open(saved({ firstName: 'Anne', phone: null }));
    await person.type(field('First name'), 'e');
    await person.clear(field('Phone'));
    await person.click(save());
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(sentForms()).toEqual([{ firstName: 'Anne', phone: null }]);
    await waitFor(() => expect(hasBar()).toBe(false));
    expect(document.activeElement?.textContent).toBe('Nothing is unsaved.');
    expect([field('First name').value, field('Phone').value]).toEqual(['Anne', '']);
  });

  it('is sent once, however often it is pressed, and is busy meanwhile', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const person = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    await person.type(field('First name'), 'e');
    submitTwice(save());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    await person.type(field('First name'), '{Enter}');
    answerNow({ status: 200, json: { ...ann, firstName: 'Anne' } });
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(sentForms()).toEqual([{ firstName: 'Anne' }]);
  });

  it('says what is wrong in the words of the fields, and asks nobody', async () => {
    const person = await open(saved({}));
    await person.clear(field('Company name'));
    await person.clear(field('Email'));
    await person.type(field('Email'), 'ann at shop');
    await person.click(save());
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    expect(screen.getByText('Company name is required')).toBeTruthy();
    expect(sentForms()).toEqual([]);
  });

  it('asks for the current password with another e-mail address only, and says that a link was mailed', async () => {
    const person = await open(saved({ pendingEmail: 'ann@heron.example' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await person.clear(field('Email'));
    await person.type(field('Email'), 'ann@heron.example');
    await person.type(field('Current password'), 'secret1');
    await person.click(save());
    expect(await screen.findByText(/^We mailed a link to ann@heron.example/)).toBeTruthy();
    expect(sentForms()).toEqual([{ email: 'ann@heron.example', currentPassword: 'secret1' }]);
    await waitFor(() => expect(field('Email').value).toBe('office@badger.example'));
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('puts the words of the server at the fields they are about and in a toast, and keeps what was typed', async () => {
    const refusal = { message: 'The form is not complete.', fields: { phone: 'No such number', other: 'Unknown' } };
    const person = await open(() => ({ status: 400, json: refusal }));
    await person.type(field('Phone'), '7');
    await person.click(save());
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('The form is not complete.')).toBeTruthy();
    expect(document.getElementById(field('Phone').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No such number',
    );
    expect([field('Phone').value, hasBar()]).toEqual(['715 555 01007', true]);
  });

  it('says above the form, too, that the service is away, until the next try; what was typed stays', async () => {
    const answers: (Answer | Promise<Answer>)[] = [{ status: 503, json: { message: 'Please come back in a minute.' } }];
    const person = await open(() => answers.shift()!);
    await person.type(field('First name'), 'e');
    await person.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Update failedPlease come back in a minute.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await person.type(field('First name'), '!');
    expect(screen.getByRole('alert')).toBe(alert);
    expect(field('First name').value).toBe('Anne!');
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await screen.findByLabelText('New password');
    await person.click(screen.getByRole('tab', { name: 'General' }));
    expect(screen.getByRole('alert').textContent).toContain('Please come back in a minute.');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'General' }));
    let answerNow: (answer: Answer) => void = () => undefined;
    answers.push(new Promise((answer) => (answerNow = answer)));
    await person.click(save());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    answerNow({ status: 200, json: ann });
    await screen.findByText('Profile updated');
  });

  it('falls back on its own words when the network fails', async () => {
    const person = await open(() => null);
    await person.type(field('First name'), 'e');
    await person.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your changes could not be saved. Please try again.',
    );
    expect(field('First name').value).toBe('Anne');
  });

  it('keeps what was typed, and what is wrong with it, while the other tab is looked at', async () => {
    const person = await open(saved({}));
    await saveWithoutCompany(person);
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await screen.findByLabelText('New password');
    await person.click(screen.getByRole('tab', { name: 'General' }));
    expect([field('First name').value, field('Company name').value]).toEqual(['Anne', '']);
    expect(screen.getByText('Company name is required')).toBeTruthy();
    await person.type(field('Company name'), 'Heron');
    await person.click(save());
    await waitFor(() => expect(sentForms()).toEqual([{ firstName: 'Anne', companyName: 'Heron' }]));
  });
});

describe('a notice on a profile', () => {
  it.each([
    ['a change of the e-mail address', { pendingEmail: 'new@badger.example' }, 'Keep using office@badger.example'],
    ['the closing of the account', { closesAt: '2026-12-05T15:00:00.000Z' }, 'Keep my account'],
  ])('about %s is gone with the button that calls it off, and the focus is on the title', async (_, parts, button) => {
    const person = await open(saved({}), { ...ann, ...parts });
    await person.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My Profile' }));
  });
});

describe('an account that is closed and kept after all on one visit', () => {
  it('has the focus on the title of the page once it is kept', async () => {
    const answers = [{ closesAt: '2026-12-05T15:00:00.000Z' }, { closesAt: null }];
    const person = await open(() => saved(answers.shift()!)());
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await person.click(await screen.findByRole('button', { name: 'Close my account...' }));
    await person.type(await screen.findByLabelText('Your password'), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Close my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('tab', { name: 'General' }));
    await person.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My Profile' }));
  });
});

describe('passwords that are half typed', () => {
  it('are kept while the other tab is looked at, and count as unsaved until they are taken back', async () => {
    const person = await open(saved({}));
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await person.type(await screen.findByLabelText('New password'), 'a new pa');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await person.click(screen.getByRole('tab', { name: 'General' }));
    expect(asksBeforeClosing()).toBe(true);
    expect(hasBar()).toBe(false);
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    expect(field('New password').value).toBe('a new pa');
    await person.clear(field('New password'));
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });

  it('count no more once the password is changed', async () => {
    const person = await open(saved({}));
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await person.type(await screen.findByLabelText('Current password'), 'secret1');
    await person.type(field('New password'), 'a new password');
    await person.type(field('Confirm password'), 'a new password');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Password changed');
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });
});
