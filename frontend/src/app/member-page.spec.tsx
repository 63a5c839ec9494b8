/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../testing/answering-server.js';
import { buildAccount } from '../testing/build-account.js';
import { renderPage } from '../testing/render-page.js';
import { MemberPage } from './member-page.js';

let server: AnsweringServer;

afterEach(async () => {
  cleanup();
  await server.close();
});

async function open(answers: (Answer | null)[]) {
  server = await startAnsweringServer(() => answers.shift() ?? null);
  return renderPage(<MemberPage title="Saved">{(user) => <p>Of {user.companyName}</p>}</MemberPage>, '/saved').person;
}

const unsure = 'We could not check whether you are signed in.';
const wayIn = () => screen.findByRole('link', { name: 'Log in' });

describe('a page of an account', () => {
  it('shows a stranger the way in, and no doubt', async () => {
    await open([{ status: 401, json: { message: 'Nobody' } }]);
    expect((await wayIn()).getAttribute('href')).toBe('/auth/login?next=%2Fsaved');
    expect(screen.queryByText(unsure)).toBeNull();
  });

  it.each<[string, Answer | null]>([
    ['an error of the server', { status: 503, json: { message: 'Away' } }],
    ['a dead network', null],
    ['a page instead of an answer', { status: 200, body: '<p>Welcome to the hotel' }],
  ])('says after %s that it could not check, and asks again by a press', async (_, failure) => {
    const person = await open([failure, { status: 200, json: buildAccount() }]);
    expect(await wayIn()).toBeTruthy();
    expect(screen.getByText(unsure)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Of Badger Castings')).toBeTruthy();
    expect(server.asked).toHaveLength(2);
  });
});
