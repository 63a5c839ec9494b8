import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session-query.js';

/** Nobody is signed in any more, and nothing stays of what was read for the old user. */
export function forgetAll(cache: QueryClient): void {
  const [session] = sessionQuery.queryKey;
  // An answer that is still on its way is about the old user.
  void cache.cancelQueries({ queryKey: sessionQuery.queryKey });
  cache.setQueryData(sessionQuery.queryKey, null);
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== session };
  cache.removeQueries({ ...others, type: 'inactive' });
  // What is on the screen is read anew, as a stranger.
  void cache.resetQueries({ ...others, type: 'active' });
}
