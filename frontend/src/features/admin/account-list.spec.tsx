/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import type { AccountSummary } from '@guildhall/contracts/auth';
import { screen, waitFor } from '@testing-library/react';
import { servedPage } from '../../testing/served-page.js';
import { AccountList } from './account-list.js';

const { show, sent } = servedPage();

const heron: AccountSummary = {
  id: '0198a7f0-0000-7000-8000-000000000003',
  companyId: '0198a7f0-0000-7000-8000-000000000004',
  username: 'heron',
  companyName: 'Heron Castings',
  email: 'office@heron.example',
  state: 'active',
  createdAt: '2026-11-02T15:00:00.000Z',
  emailConfirmedAt: null,
  closesAt: null,
  lastLogInAt: null,
};

describe('an account in the hands of the administrator', () => {
  it('is disabled after a yes and enabled again; the focus is each time on the button that undoes it', async () => {
    let state: AccountSummary['state'] = 'active';
    const { person } = await show(<AccountList />, {
      address: '/admin',
      answer: (asked) => {
        if (asked.startsWith('POST')) state = asked.endsWith('/disable') ? 'disabled' : 'active';
        const account = { ...heron, state };
        return { status: 200, json: asked.startsWith('GET') ? { total: 1, next: null, results: [account] } : account };
      },
    });
    const hasFocus = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    await person.click(await screen.findByRole('button', { name: 'Disable' }));
    await person.click(await screen.findByRole('button', { name: 'Disable the account' }));
    await hasFocus('Enable');
    await person.click(screen.getByRole('button', { name: 'Enable' }));
    await hasFocus('Disable');
    expect(sent()).toEqual(['disable', 'enable'].map((deed) => `POST /api/v1/admin/accounts/${heron.id}/${deed}`));
  });
});
