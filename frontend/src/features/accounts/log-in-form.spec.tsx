/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { LogInForm } from './log-in-form.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(login: Answer | null) {
  server = await startAnsweringServer((asked) =>
    asked === 'POST /api/auth/login' ? login : { status: 401, json: { message: 'Nobody' } },
  );
  return renderPage(<LogInForm query="" />, '/auth/login');
}

const type = async (person: Awaited<ReturnType<typeof open>>['person'], username: string, password: string) => {
  await person.type(screen.getByLabelText('Username'), username);
  await person.type(screen.getByLabelText('Password'), password);
};
const logins = () => server?.asked.filter(({ path }) => path === '/api/auth/login') ?? [];

describe('the log-in form', () => {
  it('says what is too short and asks nobody', async () => {
    const { person } = await open({ status: 200, json: {} });
    await type(person, 'ab', '12345');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(logins()).toHaveLength(0);
  });

  it('sends user name and password once, however often it is pressed, and is busy meanwhile', async () => {
    const { person } = await open({ status: 200, json: { companyName: 'Badger Castings' } });
    await type(person, 'badger', 'secret1');
    submitTwice(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Welcome back, Badger Castings')).toBeTruthy();
    expect(screen.getByText('Login successful')).toBeTruthy();
    expect(logins().map(({ body }) => body)).toEqual(['{"username":"badger","password":"secret1"}']);
  });

  it('reads "Logging in..." while it waits', async () => {
    let answerNow: (() => void) | undefined;
    server = await startAnsweringServer(() => ({ status: 401, json: { message: 'Nobody' } }));
    const { person } = renderPage(<LogInForm query="" />, '/auth/login');
    const direct = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      await new Promise<void>((go) => (answerNow = go));
      return direct(...asked);
    };
    await type(person, 'badger', 'secret1');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('button', { name: 'Logging in...' })).getAttribute('aria-disabled')).toBe('true');
    globalThis.fetch = direct;
    answerNow?.();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  });

  it('shows the words of the server in the alert above and in a toast, and keeps what was typed', async () => {
    const { person } = await open({ status: 401, json: { message: 'User name or password do not match.' } });
    await type(person, 'badger', 'wrong-one');
    await person.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('User name or password do not match.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('badger');
  });

  it('falls back on its own words when the server says nothing', async () => {
    const { person } = await open(null);
    await type(person, 'badger', 'secret1');
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Login failed. Please check your credentials and try again.',
    );
    expect(await screen.findByText('Please check your credentials and try again.')).toBeTruthy();
  });
});
