import type { Account } from '@guildhall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { callApi, readAnswer } from '../api-client.js';
import { ApiError } from '../api-error.js';
import { takeEarlyAnswer } from './early-answer.js';

/** Who is signed in; null is nobody, by the answer 401. Read once, by itself: any other failure is told, and means nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: (): Promise<Account | null> => ask().catch(nobody),
  refetchOnReconnect: false,
});

async function ask(): Promise<Account> {
  const early = await takeEarlyAnswer();
  return early ? readAnswer<Account>(early) : callApi<Account>('GET', '/api/auth/user');
}

function nobody(failure: unknown): null {
  if (failure instanceof ApiError && failure.status === 401) return null;
  throw failure;
}
