import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../lib/api-client.js';
import { useSession } from '../../lib/session/session-context.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { ApiError, serverWords } from '../../lib/api-error.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { FormCard } from '../../ui/form-card.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { accountWords } from './words.js';

const words = accountWords.confirmEmail;

/**
 * The page behind the mailed confirmation: it confirms as it opens, once, and says what came of it. To whom nothing is
 * left to be confirmed, a link that was used, as by a page that is loaded again, has done what it was to do.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const cache = useQueryClient();
  const { user } = useSession();
  // A query and no mutation: however often the page is drawn, the link is used once.
  const { isPending, error, isSuccess, refetch } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => callApi<{ confirmed: true }>('POST', '/api/auth/confirm-email', { token }),
  });
  useEffect(() => {
    if (isSuccess) void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [cache, isSuccess]);
  return (
    <FormCard heading={words.heading}>
      {isPending ? (
        <p role="status">{words.busy}</p>
      ) : error && !(user?.emailConfirmedAt && !user.pendingEmail && isOver(error)) ? (
        <Failed error={error} onTryAgain={() => void refetch()} />
      ) : (
        <>
          <Alert tone="success">
            <p>{words.done}</p>
          </Alert>
          <ButtonLink look="action" to="/profile" className="mt-6">
            {words.onward}
          </ButtonLink>
        </>
      )}
    </FormCard>
  );
}

/** A link that is over stays over: only another one helps. Too many tries say nothing about the link. */
const isOver = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { state } = useSession();
  const isDead = isOver(error);
  const mailing = useMutation({
    mutationFn: () => callApi('POST', '/api/user/confirm-email'),
    onSuccess: () => showToast(words.mailed),
    onError: (refusal) =>
      showToast({ tone: 'destructive', title: words.heading, description: serverWords(refusal, words.failed) }),
  });
  return (
    <>
      <Alert tone="destructive">
        <p>{serverWords(error, words.failed)}</p>
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isDead && <Button onClick={onTryAgain}>{words.tryAgain}</Button>}
        {state !== 'signed-in' && <ButtonLink to="/profile">{words.onward}</ButtonLink>}
        {state === 'signed-in' && (
          <Button busy={mailing.isPending} onClick={() => mailing.mutate()}>
            {words.again}
          </Button>
        )}
      </div>
    </>
  );
}
