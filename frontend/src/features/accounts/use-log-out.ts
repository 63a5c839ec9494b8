import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { leaveBy } from '../../lib/leaving/held-page.js';
import { forgetAll } from '../../lib/session/forget-all.js';
import { tellOtherTabs } from '../../lib/session/other-tabs.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { logOutWords } from './log-out-words.js';

const { done, failed } = logOutWords;

/**
 * Logs out, in every tab: nothing that was read for the old user stays, and the way leads to the landing page. A page
 * with something unsaved asks first.
 */
export function useLogOut() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi<undefined>('POST', '/api/auth/logout'),
    onSuccess: async () => {
      await navigate('/');
      forgetAll(cache);
      tellOtherTabs(null);
      showToast(done);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: failed.title, description: serverWords(error, failed.fallback) }),
  });
  return { logOut: (onDone?: () => void) => leaveBy(() => mutate(undefined, { onSuccess: onDone })), isPending };
}
