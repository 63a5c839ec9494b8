/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { tellOtherTabs } from '../lib/session/other-tabs.js';
import type { Answer } from '../testing/answering-server.js';
import { buildAccount } from '../testing/build-account.js';
import { servedPage } from '../testing/served-page.js';
import { AdminPage } from './admin-page.js';
import { Header } from './frame/header.js';
import CompanyProfilePage from './pages/company-profile.page.js';
import ProfilePage from './pages/profile.page.js';

const { show, asked, sentForms } = servedPage();

const ann = buildAccount({ firstName: 'Ann' });
const ended: Answer = { status: 401, json: { message: 'Please log in first.', code: 'session.required' } };
const title = 'You are no longer signed in';

/** Somebody is signed in until `session.now` says otherwise: then every request is answered 401. */
async function open(address: string, page = <ProfilePage />, user = ann) {
  const session = { now: true };
  const { person } = await show(
    <>
      <Header />
      <main>{page}</main>
    </>,
    {
      address,
      user: () => (session.now ? user : null),
      answer: (what) => {
        if (!session.now) return ended;
        return { status: 200, json: what.startsWith('PATCH') ? { ...user, firstName: 'Anne' } : { results: [] } };
      },
    },
  );
  await within(screen.getByRole('banner')).findByRole('button', { name: /Badger Castings/ });
  return { person, session };
}
const main = () => within(screen.getByRole('main'));
const register = () => within(screen.getByRole('banner')).findByRole('link', { name: 'Register' });
/** The header knows, the page says so, and has the focus there. */
async function isTold() {
  expect(await register()).toBeTruthy();
  const alert = await main().findByRole('alert');
  expect(alert.textContent).toContain(title);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  return alert;
}
const firstName = () => screen.findByLabelText<HTMLInputElement>('First name');
const sessionCalls = () => asked().filter((one) => one === 'GET /api/auth/user').length;
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a session that was ended elsewhere', () => {
  it('is over for the header and the page with the first 401, without another look at it', async () => {
    const { person, session } = await open('/profile');
    session.now = false;
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    await isTold();
    expect(main().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/auth/login?next=%2Fprofile%3Ftab%3Dsecurity',
    );
    expect(screen.queryByText(ann.email)).toBeNull();
    window.dispatchEvent(new Event('focus'));
    expect(sessionCalls()).toBe(1);
  });

  it('loses nothing that was typed: a log-in in another tab goes on with it', async () => {
    const { person, session } = await open('/profile');
    await person.type(await firstName(), 'e');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    session.now = false;
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const alert = await isTold();
    const way = within(alert).getByRole('link', { name: /^Log in/ });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/auth/login?next=%2Fprofile', '_blank']);
    expect((await firstName()).value).toBe('Anne');

    session.now = true;
    act(() => tellOtherTabs(ann));
    await within(screen.getByRole('banner')).findByRole('button', { name: /Badger Castings/ });
    expect(main().queryByText(title)).toBeNull();
    expect((await firstName()).value).toBe('Anne');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Profile updated');
    expect(sentForms()).toEqual([{ firstName: 'Anne' }, { firstName: 'Anne' }]);
  });

  it('keeps what was typed for its own account alone', async () => {
    const { person, session } = await open('/company-profile', <CompanyProfilePage />);
    await person.type(await screen.findByLabelText('City'), 'Wausau');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    session.now = false;
    act(() => tellOtherTabs(null));
    expect((await main().findByRole('alert')).textContent).toContain(title);
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await main().findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByLabelText('City')).toBeNull();
  });

  it('leads the administrator back to the administration', async () => {
    const { session } = await open(
      '/admin',
      <AdminPage>
        <p>Accounts</p>
      </AdminPage>,
      buildAccount({ username: 'admin' }),
    );
    session.now = false;
    act(() => tellOtherTabs(null));
    expect((await main().findByRole('alert')).textContent).toContain(title);
    expect(main().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login?next=%2Fadmin');
  });
});

describe('signing out with something unsaved', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  const signedOut = () => asked().filter((one) => one === 'POST /api/auth/logout').length;

  it.each<[string, (person: Awaited<ReturnType<typeof open>>['person']) => Promise<void>]>([
    [
      'the account menu',
      async (person) => {
        await person.click(screen.getByRole('button', { name: /Badger Castings/ }));
        await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      },
    ],
    [
      'the side panel',
      async (person) => {
        await person.click(screen.getByRole('button', { name: 'Menu' }));
        await person.click(await screen.findByRole('button', { name: 'Sign out' }));
      },
    ],
  ])('asks first: by %s', async (_, signOut) => {
    const { person } = await open('/profile');
    await person.type(await firstName(), 'e');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await signOut(person);
    await question();
    await person.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([signedOut(), (await firstName()).value]).toEqual([0, 'Anne']);

    const again = screen.queryByRole('dialog') ? screen.getByRole('button', { name: 'Sign out' }) : null;
    if (again) await person.click(again);
    else await signOut(person);
    await question();
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('You have been logged out successfully.')).toBeTruthy();
    expect(signedOut()).toBe(1);
  });
});
