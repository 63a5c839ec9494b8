/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { ConfirmEmail } from './confirm-email.js';

const { show } = servedPage();
const dead = { status: 400, json: { message: 'This link is over.', code: 'auth.link.dead', requestId: 'r' } };
const open = (user: ReturnType<typeof buildAccount>) =>
  show(() => <ConfirmEmail token="used" />, { address: '/confirm-email/used', user: () => user, answer: () => dead });

it('a link that was used by who has nothing left to confirm has done what it was to do', async () => {
  await open(buildAccount());
  expect(await screen.findByText('Thank you: your e-mail address is confirmed.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a link that is over is told to who waits for a confirmation, and another one is offered', async () => {
  await open(buildAccount({ pendingEmail: 'next@badger.example' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This link is over.');
  expect(screen.getByRole('button', { name: 'Mail me a new link' })).toBeTruthy();
});
