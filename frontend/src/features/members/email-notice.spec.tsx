/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { EmailNotice } from './email-notice.js';

const waiting = buildAccount({ email: 'old@badger.example', pendingEmail: 'new@badger.example' });

const { show, sent } = servedPage();

async function open(user = waiting, change: Answer = { status: 200, json: { ...waiting, pendingEmail: null } }) {
  const { person } = await show((account) => <EmailNotice user={account} />, {
    address: '/profile',
    user: () => user,
    answer: () => change,
  });
  return person;
}

describe('the notice about an e-mail address', () => {
  it('lets a change be called off, once, and is gone then', async () => {
    const person = await open();
    expect(await screen.findByText(/^new@badger.example becomes your address/)).toBeTruthy();
    await person.dblClick(screen.getByRole('button', { name: 'Keep using old@badger.example' }));
    expect(await screen.findByText('old@badger.example stays your address.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull());
    expect(sent()).toEqual(['DELETE /api/user/pending-email']);
  });

  it('stays, with the words of the server in a toast, when it could not be called off', async () => {
    const person = await open(waiting, { status: 503, json: { message: 'Please come back in a minute.' } });
    await person.click(await screen.findByRole('button', { name: 'Keep using old@badger.example' }));
    expect(await screen.findByText('Please come back in a minute.')).toBeTruthy();
    expect(screen.getByText(/^new@badger.example becomes your address/)).toBeTruthy();
  });

  it('of an address that is not confirmed yet mails the link again and has nothing to call off', async () => {
    const person = await open(buildAccount({ emailConfirmedAt: null }), { status: 200, json: { sent: true } });
    await person.click(await screen.findByRole('button', { name: 'Mail the link again' }));
    expect(await screen.findByText('Link mailed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(sent()).toEqual(['POST /api/user/confirm-email']);
  });
});
