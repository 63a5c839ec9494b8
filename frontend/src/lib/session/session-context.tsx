import type { Account } from '@guildhall/contracts/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { listenToOtherTabs } from './other-tabs.js';
import { sessionQuery } from './session-query.js';

export type Session =
  | { state: 'loading'; user: null }
  /** `askAgain` where nobody could tell whether somebody is signed in: the session's call failed. */
  | { state: 'signed-out'; user: null; askAgain?: () => void }
  | { state: 'signed-in'; user: Account };

const SessionContext = createContext<Session | null>(null);

/**
 * Reads the session once, unless it is asked again by hand, follows log-ins and log-outs in other tabs, and hands it to
 * everything inside.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionQuery);
  useEffect(() => listenToOtherTabs(cache), [cache]);
  const session = useMemo<Session>(
    () => (isError ? { state: 'signed-out', user: null, askAgain: () => void refetch() } : sessionOf(data)),
    [data, isError, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The session: loading, signed out or signed in.
 * @throws Error outside SessionProvider
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

function sessionOf(user: Account | null | undefined): Session {
  if (user === undefined) return { state: 'loading', user: null };
  return user ? { state: 'signed-in', user } : { state: 'signed-out', user: null };
}
