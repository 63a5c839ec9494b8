import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { adminWords } from './words.js';

const done: { title: string; description: string } = adminWords.accounts.done;

/** A deed of the administrator's: done, said by a toast, and every list under /api/v1/admin is read anew. */
export function useDeed<Payload>(path: string, said: (payload: Payload) => typeof done = () => done) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (payload: Payload) => callApi('POST', `/api/v1/admin/${path}`, payload),
    onSuccess: (_answer, payload) => showToast(said(payload)),
    onError: (error) =>
      showToast({ tone: 'destructive', title: adminWords.title, description: serverWords(error, adminWords.notDone) }),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/v1/admin/') }),
  });
}
