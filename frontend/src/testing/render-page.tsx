import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../lib/query-client.js';
import { SessionProvider } from '../lib/session/session-context.js';
import { ToastHost } from '../ui/toast/toast-host.js';

// Parts that are loaded on first use are also compiled on first use here, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(40_000);

/** Shows something as the application would at an address, and hands over a person to use it. */
export function renderPage(content: ReactNode, address = '/') {
  const place = { now: address };
  function Place() {
    const { pathname, search } = useLocation();
    place.now = pathname + search;
    return null;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider>{content}</SessionProvider>
        <Place />
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), place };
}
