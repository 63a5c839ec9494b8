import type { Account, Registration } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { tellOtherTabs } from '../../lib/session/other-tabs.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { accountWords } from './words.js';

const { done, failed } = accountWords.register.toast;

/** Opens an account and signs in. A refusal is told by a toast and thrown on to the form. */
export function useRegister() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (form: Registration) => callApi<Account>('POST', '/api/auth/register', form),
    onSuccess: (user) => {
      cache.setQueryData(sessionQuery.queryKey, user);
      tellOtherTabs(user);
      showToast(done);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: failed.title, description: serverWords(error, failed.fallback) }),
  });
}
