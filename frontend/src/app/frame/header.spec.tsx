/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { Header } from './header.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

const member = { status: 200, json: { companyName: 'Badger Castings', email: 'office@badger.example' } };

async function open(address: string, user: Answer, logout: Answer = { status: 204 }) {
  server = await startAnsweringServer((asked) => (asked === 'POST /api/auth/logout' ? logout : user));
  return renderPage(<Header />, address);
}

describe('the header', () => {
  it('holds the five links in their order and marks the current one', async () => {
    await open('/training', { status: 401, json: { message: 'Nobody' } });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Training Discovery', '/training'],
      ['Training Request', '/training/request'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Training Discovery']);
    await screen.findByRole('link', { name: 'Log in' });
  });

  it('shows placeholders while the session loads, then Log in and Register', async () => {
    await open('/', { status: 401, json: { message: 'Nobody' } });
    expect(screen.getByRole('status', { name: 'Loading the account' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/auth/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/auth/register');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows initials, company and e-mail of who is signed in, with the menu of four', async () => {
    const { person } = await open('/', member);
    const button = await screen.findByRole('button', { name: /Badger Castings/ });
    expect(button.textContent).toBe('BCBadger Castingsoffice@badger.example');
    await person.click(button);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['My Profile', '/profile'],
      ['Saved Training', '/saved-training'],
      ['Company Profile', '/company-profile'],
      ['Sign out', null],
    ]);
    for (const item of items) expect(item.querySelector('svg[aria-hidden=true]')).toBeTruthy();
  });

  it('signs out: nobody is signed in, a toast says so, and the way leads to the landing page', async () => {
    const { person, place } = await open('/training?q=tig', member);
    await person.click(await screen.findByRole('button', { name: /Badger Castings/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText('You have been logged out successfully.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Register' })).toBeTruthy();
    expect(place.now).toBe('/');
    expect(server?.asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/auth/logout',
      body: '',
      contentType: undefined,
    });
  });

  it('keeps who is signed in when signing out fails, and says why', async () => {
    const { person, place } = await open('/training', member, { status: 503, json: { message: 'Sessions are away.' } });
    await person.click(await screen.findByRole('button', { name: /Badger Castings/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText('Logout failed')).toBeTruthy();
    expect(screen.getByText('Sessions are away.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: /Badger Castings/ })).toBeTruthy());
    expect(place.now).toBe('/training');
  });
});
