import type { Account } from '@guildhall/contracts/auth';
import type { QueryClient } from '@tanstack/react-query';
import { forgetAll } from './forget-all.js';
import { sessionQuery } from './session-query.js';

const channelName = 'guildhall.session';

/** Who is signed in from now on: the account's id, or null for nobody. */
interface SignedInAs {
  accountId: string | null;
}

/** Tells the other tabs who is signed in now; this tab's own session is set before, so that it hears nothing new. */
export function tellOtherTabs(user: Account | null): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ accountId: user?.id ?? null } satisfies SignedInAs);
  channel.close();
}

/**
 * Hears of a log-in or log-out in another tab: forgets what was read for whoever was signed in here, and reads the
 * session of who is signed in there.
 * @returns what stops listening
 */
export function listenToOtherTabs(cache: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: { accountId } }: MessageEvent<SignedInAs>) => {
    const here = cache.getQueryData(sessionQuery.queryKey);
    if (here !== undefined && (here?.id ?? null) === accountId) return;
    if (here || accountId === null) forgetAll(cache);
    if (accountId !== null) void readSession(cache);
  };
  return () => channel.close();
}

async function readSession(cache: QueryClient): Promise<void> {
  // The answer to an earlier question may be older than the news.
  await cache.cancelQueries({ queryKey: sessionQuery.queryKey });
  await cache.prefetchQuery({ ...sessionQuery, staleTime: 0 });
}
