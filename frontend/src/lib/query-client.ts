import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { callApi } from './api-client.js';

/**
 * The data cache of the application: no retries, nothing goes stale, nothing is fetched again on focus or on a timer.
 * A query without its own function GETs the address in its key.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

function readAddress({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const [address] = queryKey;
  if (typeof address !== 'string') throw new TypeError('The first part of a query key is the address to read');
  return callApi('GET', address);
}
