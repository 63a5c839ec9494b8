/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { startAnsweringServer, type AnsweringServer } from '../testing/answering-server.js';
import { renderPage } from '../testing/render-page.js';
import { AccountPage } from './account-page.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(address: string, signedIn: boolean, returns = true) {
  server = await startAnsweringServer(() =>
    signedIn ? { status: 200, json: { companyName: 'Badger Castings' } } : { status: 401, json: { message: 'Nobody' } },
  );
  const page = (
    <AccountPage heading="Log in" intro="" width="narrow" returns={returns}>
      {(query) => <p>form{query}</p>}
    </AccountPage>
  );
  const routes = (
    <Routes>
      <Route path="/auth/login" element={page} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderPage(routes, address).place;
}

describe('log-in and registration', () => {
  it('show their form to a stranger, and hand it the query', async () => {
    const place = await open('/auth/login?next=/training', false);
    expect(await screen.findByText('form?next=/training')).toBeTruthy();
    expect(place.now).toBe('/auth/login?next=/training');
  });

  it('lead who is signed in to the dashboard', async () => {
    const place = await open('/auth/login', true);
    await waitFor(() => expect(place.now).toBe('/dashboard'));
  });

  it('lead who is signed in back to where they came from, on this site only', async () => {
    const place = await open('/auth/login?next=%2Ftraining%3Fq%3Dtig', true);
    await waitFor(() => expect(place.now).toBe('/training?q=tig'));
    cleanup();
    await server?.close();
    const elsewhere = await open('/auth/login?next=%2F%2Fevil.example', true);
    await waitFor(() => expect(elsewhere.now).toBe('/dashboard'));
  });

  it('lead to the dashboard where a page does not return, as registration does not', async () => {
    const place = await open('/auth/login?next=/training', true, false);
    await waitFor(() => expect(place.now).toBe('/dashboard'));
  });
});
