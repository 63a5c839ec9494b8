import type { Session } from '@guildhall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';

export const sessionsKey = ['/api/user/sessions'] as const;

/** Where the account is signed in. */
export const sessionListQuery = queryOptions<{ results: Session[] }>({ queryKey: sessionsKey });
