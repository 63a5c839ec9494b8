import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../lib/query-client.js';
import { SessionProvider } from '../lib/session/session-context.js';
import { ToastHost } from '../ui/toast/toast-host.js';

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
