import type { Account } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { memberWords } from './words.js';

const words = memberWords.email;

const failed = (title: string, fallback: string) => (error: Error) =>
  showToast({ tone: 'destructive', title, description: serverWords(error, fallback) });

/**
 * Says that an e-mail address waits for its confirmation, mails the link again, and calls a change off. Nothing where
 * none waits.
 */
export function EmailNotice({ user }: { user: Account }) {
  const cache = useQueryClient();
  const mailing = useMutation({
    mutationFn: () => callApi('POST', '/api/user/confirm-email'),
    onSuccess: () => showToast(words.mailed),
    onError: failed(words.again, words.failed),
  });
  const keeping = useMutation({
    mutationFn: () => callApi<Account>('DELETE', '/api/user/pending-email'),
    onSuccess: (kept) => {
      cache.setQueryData(sessionQuery.queryKey, kept);
      showToast(words.kept(kept.email));
    },
    onError: failed(words.keep(user.email), words.notKept),
  });
  if (user.emailConfirmedAt && !user.pendingEmail) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <p>{user.pendingEmail ? words.pending(user.pendingEmail) : words.unconfirmed}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button busy={mailing.isPending} onClick={() => mailing.mutate()}>
            {words.again}
          </Button>
          {user.pendingEmail && (
            <Button className="max-w-full min-w-0" busy={keeping.isPending} onClick={() => keeping.mutate()}>
              <span className="min-w-0">{words.keep(user.email)}</span>
            </Button>
          )}
        </div>
      </Alert>
    </div>
  );
}
