/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../testing/answering-server.js';
import { createQueryClient } from '../query-client.js';
import { SessionProvider, useSession } from './session-context.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

function Shown() {
  const { state, user } = useSession();
  return <p>{user ? `${state}: ${user.companyName}` : state}</p>;
}

async function show(answer: Answer | null) {
  server = await startAnsweringServer(() => answer);
  const cache = createQueryClient();
  render(
    <QueryClientProvider client={cache}>
      <SessionProvider>
        <Shown />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return server;
}

describe('the session', () => {
  it('is loading, then the user, read by one call', async () => {
    const { asked } = await show({ status: 200, json: { companyName: 'Badger Castings' } });
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('signed-in: Badger Castings')).toBeTruthy();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/auth/user']);
  });

  it.each<[string, Answer | null]>([
    ['401', { status: 401, json: { message: 'Sign in' } }],
    ['500', { status: 500, body: 'broken' }],
    ['a dead network', null],
  ])('is nobody after %s, and is not asked for again', async (_, answer) => {
    const { asked } = await show(answer);
    expect(await screen.findByText('signed-out')).toBeTruthy();
    window.dispatchEvent(new Event('focus'));
    await new Promise((later) => setTimeout(later, 30));
    expect(asked).toHaveLength(1);
  });

  it('can be read inside its provider only', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Shown />)).toThrow('useSession must be used within a SessionProvider');
    quiet.mockRestore();
  });
});
