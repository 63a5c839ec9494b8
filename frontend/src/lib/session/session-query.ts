import type { Account } from '@guildhall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.js';

/** Who is signed in; null is nobody. Read once: 401, any other failure and a dead network all mean nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: (): Promise<Account | null> => callApi<Account>('GET', '/api/auth/user').catch(() => null),
});
