import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { accountWords } from './words.js';

const { done, failed } = accountWords.logOut.toast;

/** Logs out: nobody is signed in, nothing that was read for the old user stays, and the way leads to the landing page. */
export function useLogOut() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => callApi<undefined>('POST', '/api/auth/logout'),
    onSuccess: async () => {
      await navigate('/');
      forgetAll(cache);
      showToast(done);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: failed.title, description: serverWords(error, failed.fallback) }),
  });
}

function forgetAll(cache: QueryClient): void {
  const [session] = sessionQuery.queryKey;
  cache.setQueryData(sessionQuery.queryKey, null);
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== session };
  cache.removeQueries({ ...others, type: 'inactive' });
  // What is on the screen is read anew, as a stranger.
  void cache.resetQueries({ ...others, type: 'active' });
}
