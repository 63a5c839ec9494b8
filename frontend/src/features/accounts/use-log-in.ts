import type { Account, Login } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { tellOtherTabs } from '../../lib/session/other-tabs.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { accountWords } from './words.js';

const { done, failed } = accountWords.logIn.toast;

/** Logs in. The session becomes the user's, a toast says so; a refusal is told by a toast and thrown on to the form. */
export function useLogIn() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Login) => callApi<Account>('POST', '/api/auth/login', credentials),
    onSuccess: (user) => {
      cache.setQueryData(sessionQuery.queryKey, user);
      tellOtherTabs(user);
      showToast(done(user.companyName));
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: failed.title, description: serverWords(error, failed.fallback) }),
  });
}
