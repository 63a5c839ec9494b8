/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Account } from '@guildhall/contracts/auth';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { startAnsweringServer, type AnsweringServer } from '../../testing/answering-server.js';
import { createQueryClient } from '../query-client.js';
import { forgetAll } from './forget-all.js';
import { tellOtherTabs } from './other-tabs.js';
import { SessionProvider, useSession } from './session-context.js';
import { sessionQuery } from './session-query.js';

const badger = { id: 'badger-id', companyName: 'Badger Castings' } as Account;
const heron = { id: 'heron-id', companyName: 'Heron Tools' } as Account;
const saved = ['/api/training/saved'];

let server: AnsweringServer;
/** Who the cookie that all tabs share stands for. */
let cookie: Account | null;

afterEach(async () => {
  cleanup();
  await server.close();
});

function Shown() {
  const { state, user } = useSession();
  return <p>{user?.companyName ?? state}</p>;
}

function openTab(): QueryClient & { shows(words: string): Promise<unknown> } {
  const cache = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={cache}>
      <SessionProvider>
        <Shown />
      </SessionProvider>
    </QueryClientProvider>,
    { container: document.body.appendChild(document.createElement('div')) },
  );
  return Object.assign(cache, { shows: (words: string) => within(container).findByText(words) });
}

async function openTwoTabs(as: Account | null) {
  cookie = as;
  server = await startAnsweringServer(() => (cookie ? { status: 200, json: cookie } : { status: 401, json: {} }));
  const tabs = [openTab(), openTab()] as const;
  for (const tab of tabs) await tab.shows(as?.companyName ?? 'signed-out');
  server.asked.length = 0;
  return tabs;
}

/** What logging in does in the tab where it happens. */
function logIn(tab: QueryClient, user: Account): void {
  cookie = user;
  tab.setQueryData(sessionQuery.queryKey, user);
  tellOtherTabs(user);
}

function logOut(tab: QueryClient): void {
  cookie = null;
  forgetAll(tab);
  tellOtherTabs(null);
}

/** Long enough for news that would come. */
const aMoment = () => new Promise((later) => setTimeout(later, 50));

describe('another tab', () => {
  it('is signed in by a log-in, with one call; the tab that logged in asks nothing', async () => {
    const [first, second] = await openTwoTabs(null);
    logIn(first, badger);
    await second.shows('Badger Castings');
    await aMoment();
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/auth/user']);
  });

  it('is signed out by a log-out without asking anybody, and keeps nothing that was read for the user', async () => {
    const [first, second] = await openTwoTabs(badger);
    second.setQueryData(saved, ['TIG welding']);
    logOut(first);
    await second.shows('signed-out');
    expect(second.getQueryData(saved)).toBeUndefined();
    await aMoment();
    expect(server.asked).toEqual([]);
  });

  it('keeps nothing of one user when another logs in', async () => {
    const [first, second] = await openTwoTabs(badger);
    second.setQueryData(saved, ['TIG welding']);
    logIn(first, heron);
    await second.shows('Heron Tools');
    expect(second.getQueryData(saved)).toBeUndefined();
  });

  it('stays signed out when an older answer about the session comes after the log-out', async () => {
    const [first, second] = await openTwoTabs(badger);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((go) => (letGo = go));
    const direct = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      const answer = await direct(...asked);
      await held;
      return answer;
    };
    const late = second.prefetchQuery({ ...sessionQuery, staleTime: 0 });
    await waitFor(() => expect(server.asked).toHaveLength(1));
    globalThis.fetch = direct;
    logOut(first);
    await second.shows('signed-out');
    letGo();
    await late;
    await aMoment();
    expect(screen.queryByText('Badger Castings')).toBeNull();
  });

  it('reads nothing anew when it is told what it knows', async () => {
    const [, second] = await openTwoTabs(badger);
    second.setQueryData(saved, ['TIG welding']);
    tellOtherTabs(badger);
    await aMoment();
    expect(second.getQueryData(saved)).toEqual(['TIG welding']);
    expect(server.asked).toEqual([]);
  });
});
