/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildAccount } from '../../testing/build-account.js';
import { servedPage } from '../../testing/served-page.js';
import { Frame } from './frame.js';

const { show } = servedPage();

describe('who signs out on the landing page', () => {
  it('goes on at its content, though no other page came and the menu is gone', async () => {
    const { person } = await show(<Frame>The page</Frame>, {
      address: '/',
      user: () => buildAccount(),
      answer: () => ({ status: 204 }),
    });
    await person.click(await screen.findByRole('button', { name: /Badger Castings/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('link', { name: 'Register' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
