import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { callApi } from './api-client.js';
import { isSessionEnded } from './api-error.js';
import { forgetAll } from './session/forget-all.js';
import { tellOtherTabs } from './session/other-tabs.js';
import { sessionQuery } from './session/session-query.js';

/**
 * The data cache of the application: no retries, nothing goes stale, nothing is fetched again on focus or on a timer.
 * A query without its own function GETs the address in its key. When a member's request finds nobody signed in, nobody
 * is, in every tab.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (!isSessionEnded(error) || !cache.getQueryData(sessionQuery.queryKey)) return;
    forgetAll(cache);
    tellOtherTabs(null);
  };
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readAddress,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Asked while the machine believes it is offline, a query must fail and say so instead of waiting for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return cache;
}

function readAddress({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const [address] = queryKey;
  if (typeof address !== 'string') throw new TypeError('The first part of a query key is the address to read');
  return callApi('GET', address);
}
