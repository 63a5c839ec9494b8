import type { Account } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { memberWords } from './words.js';

/** Saves a part of the own account. The session's user becomes the saved one, and a toast says so. */
export function useSaveAccount<Form>(
  save: (form: Form) => ['PATCH' | 'PUT', string],
  onError?: (error: Error) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (form: Form) => callApi<Account>(...save(form), form),
    onSuccess: (user) => {
      const before = cache.getQueryData(sessionQuery.queryKey);
      cache.setQueryData(sessionQuery.queryKey, user);
      const asked = user.pendingEmail && user.pendingEmail !== before?.pendingEmail ? user.pendingEmail : null;
      const { title, description } = memberWords.saved;
      showToast({ title, description: asked ? memberWords.emailAsked(asked) : description });
    },
    onError: (error) => onError?.(error),
  });
}
