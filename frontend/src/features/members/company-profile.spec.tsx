/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { CompanyProfile } from './company-profile.js';

const badger = buildAccount({ city: 'Wausau', logo: '/api/logos/1/96.webp' });

const { show, sent, sentForms } = servedPage();

/** `answer` is given to what changes something; who is signed in is what `user` says by then. */
async function open(answer: () => Answer | null | Promise<Answer | null>, user = { now: badger }) {
  const { person } = await show((account) => <CompanyProfile user={account} />, {
    address: '/company-profile',
    user: () => user.now,
    answer,
  });
  await screen.findByLabelText('Company name');
  return person;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const hasBar = () => screen.queryByRole('button', { name: 'Save changes' }) !== null;

describe('the form of the company profile', () => {
  it('says what is wrong in the words of the fields, and asks nobody', async () => {
    const person = await open(() => ({ status: 200, json: badger }));
    await person.clear(field('Company name'));
    await person.type(field('Website (optional)'), 'no address');
    await person.clear(field('Email'));
    await person.type(field('Email'), 'ann at shop');
    await person.click(save());
    expect(await screen.findByText('Company name is required')).toBeTruthy();
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('sends what was changed with name and e-mail address, once, is busy meanwhile, and has nothing to save then', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const person = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    expect(hasBar()).toBe(false);
    await person.clear(field('City'));
    await person.type(field('City'), 'Eau Claire');
    submitTwice(save());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    await person.type(field('City'), '{Enter}');
    await waitFor(() => expect(sent()).toEqual([`PUT /api/users/${badger.id}`]));
    answerNow({ status: 200, json: { ...badger, city: 'Eau Claire' } });
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(sent()).toHaveLength(1);
    // All else may have been changed elsewhere meanwhile.
    expect(sentForms()[0]).toEqual({ companyName: badger.companyName, email: badger.email, city: 'Eau Claire' });
    await waitFor(() => expect(hasBar()).toBe(false));
  });

  it('asks for the current password with another e-mail address, and forgets it when that is taken back', async () => {
    const person = await open(() => ({ status: 200, json: { ...badger, city: 'Heron' } }));
    await person.type(field('Email'), 'x');
    await person.type(field('Current password'), 'secret1');
    await person.type(field('Email'), '{Backspace}');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await person.type(field('City'), '!');
    await person.click(save());
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(sentForms()[0]).not.toHaveProperty('currentPassword');
  });

  it('puts the words of the server above and at the fields they are about, and keeps what was typed', async () => {
    const refusal = { message: 'Please look at the form again.', fields: { zip: 'No such ZIP' } };
    const person = await open(() => ({ status: 400, json: refusal }));
    await person.type(field('ZIP'), '00000');
    await person.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please look at the form again.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(document.getElementById(field('ZIP').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No such ZIP',
    );
    expect([field('ZIP').value, hasBar()]).toEqual(['00000', true]);
  });

  it('falls back on its own words when the network fails', async () => {
    const person = await open(() => null);
    await person.type(field('ZIP'), '54401');
    await person.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update profile. Please try again.');
    expect(field('ZIP').value).toBe('54401');
  });

  it('takes everything back that was changed, and what was said about it', async () => {
    const person = await open(() => null);
    await person.type(field('ZIP'), '54401');
    await person.click(save());
    await screen.findByRole('alert');
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect([field('ZIP').value, hasBar()]).toEqual(['', false]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a logo', () => {
  const choose = async (person: Awaited<ReturnType<typeof open>>, name: string) => {
    await person.upload(field('Choose a picture'), new File(['x'], name, { type: 'image/png' }));
    return screen.findByRole('button', { name: 'Upload logo' });
  };
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('that is chosen and not sent counts as unsaved until it is sent', async () => {
    const person = await open(() => ({ status: 200, json: { logoUrl: '/api/logos/2/96.webp' } }));
    expect(asksBeforeClosing()).toBe(false);
    const upload = await choose(person, 'one.png');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await person.click(upload);
    await screen.findByText('Logo uploaded');
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });

  it('that was refused is forgotten with the choice of another one', async () => {
    const person = await open(() => ({ status: 400, json: { message: 'This is no picture.' } }));
    await person.click(await choose(person, 'one.png'));
    expect((await screen.findByRole('alert')).textContent).toBe('This is no picture.');
    await choose(person, 'two.png');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field('Choose a picture').getAttribute('aria-invalid')).toBeNull();
  });

  it('that is no picture, whatever its name says, is told at once and not chosen', async () => {
    const person = await open(() => ({ status: 200, json: {} }));
    await choose(person, 'words.png');
    fireEvent.error(screen.getByAltText('How the logo will look'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose a PNG, JPEG or WebP picture');
    expect(screen.queryByRole('button', { name: 'Upload logo' })).toBeNull();
    expect(asksBeforeClosing()).toBe(false);
    expect(sent()).toEqual([]);
  });

  const remove = () => screen.getByRole('button', { name: 'Remove logo' });

  it('is removed after a yes, and the focus goes to where another one is chosen', async () => {
    const user = { now: badger };
    const person = await open(() => {
      user.now = { ...badger, logo: null };
      return { status: 204 };
    }, user);
    await person.click(remove());
    const asked = await screen.findByRole('alertdialog', { name: 'Remove the logo?' });
    expect(sent()).toEqual([]);
    await person.click(within(asked).getByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('The initials stand for your company again.')).toBeTruthy();
    expect(sent()).toEqual(['DELETE /api/users/logo']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field('Choose a picture')));
  });

  it('stays after a no, and the focus is back on the button', async () => {
    const person = await open(() => ({ status: 204 }));
    await person.click(remove());
    await person.click(await screen.findByRole('button', { name: 'Keep the logo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(remove()));
    expect(sent()).toEqual([]);
  });
});
