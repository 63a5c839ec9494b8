import type { Account } from '@guildhall/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { sessionQuery } from './session-query.js';

export type Session =
  { state: 'loading'; user: null } | { state: 'signed-out'; user: null } | { state: 'signed-in'; user: Account };

const SessionContext = createContext<Session | null>(null);

/** Reads the session once and hands it to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(sessionQuery);
  const session = useMemo(() => sessionOf(data), [data]);
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
