/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { OwnData } from './own-data.js';

const { show: serve, sent, sentForms } = servedPage();

afterEach(() => void jest.restoreAllMocks());

const open = buildAccount();
const closing = buildAccount({ closesAt: '2026-12-05T18:00:00.000Z' });

async function show(user = open, answer: Answer | Promise<Answer> = { status: 200, json: closing }) {
  const { person } = await serve((account) => <OwnData user={account} />, {
    address: '/profile?tab=security',
    user: () => user,
    answer: () => answer,
  });
  return person;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('closing the account', () => {
  it('asks for the password in a dialog, then says the day and moves the focus there', async () => {
    const person = await show();
    await person.click(await button('Close my account...'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')));
    await person.keyboard('open sesame');
    // Its button stands at the sheet's foot, outside the form.
    submitTwice(screen.getByLabelText('Your password'));
    expect(await screen.findByText(/is erased on/)).toBeTruthy();
    expect(screen.getByText('Sat, Dec 5, 2026, 12:00 PM CT')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Close the account'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([sent(), sentForms()]).toEqual([['POST /api/user/close'], [{ currentPassword: 'open sesame' }]]);
  });

  it('is not sent without a password; a wrong one is said at the field, and what was typed stays', async () => {
    const fields = { currentPassword: 'That is not your current password' };
    const person = await show(open, { status: 400, json: { message: 'No.', fields } });
    await person.click(await button('Close my account...'));
    const submit = await button('Close my account');
    await person.click(submit);
    const field = screen.getByLabelText('Your password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await person.type(field, 'not it{Enter}');
    expect(await screen.findByText('That is not your current password')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('not it');
  });

  it('says in the dialog why it could not be done', async () => {
    const person = await show(open, { status: 503, json: { message: 'Please come back in a minute.' } });
    await person.click(await button('Close my account...'));
    await person.type(await screen.findByLabelText('Your password'), 'open sesame{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Please come back in a minute.');
  });

  it('can be taken back', async () => {
    const person = await show(closing, { status: 200, json: open });
    await person.click(await button('Keep my account'));
    expect(await button('Close my account...')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Close the account');
    expect(sent()).toEqual(['POST /api/user/keep']);
  });

  it("is not offered to the administrator's account", async () => {
    await show(buildAccount({ username: 'admin' }));
    expect(await screen.findByText("The administrator's account can't be closed.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close my account...' })).toBeNull();
  });
});

const textOf = (content: Blob) =>
  new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.readAsText(content);
  });

describe('taking the own data along', () => {
  const saved = () => {
    const files: { name: string; content: Blob }[] = [];
    let given = new Blob();
    URL.createObjectURL = (blob) => {
      given = blob as Blob;
      return 'blob:there';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: given });
    });
    return files;
  };

  it('saves what the server gathered as a file that names the day', async () => {
    const files = saved();
    const kept = { exportedAt: '2026-11-21T09:00:00.000Z', account: { email: 'office@badger.example' }, log: [] };
    let answerNow: (answer: Answer) => void = () => undefined;
    const person = await show(open, new Promise<Answer>((answer) => (answerNow = answer)));
    await person.dblClick(await button('Download my data'));
    answerNow({ status: 200, json: kept });
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toBe('guildhall-account-2026-11-21.json');
    expect(JSON.parse(await textOf(files[0]!.content))).toEqual(kept);
  });

  it('says so when a part of it is away, and saves nothing', async () => {
    const files = saved();
    const person = await show(open, { status: 503, json: { message: 'Please come back in a minute.' } });
    await person.click(await button('Download my data'));
    expect(await screen.findByText('Please come back in a minute.')).toBeTruthy();
    expect(await button('Download my data')).toBeTruthy();
    expect(files).toEqual([]);
  });
});
