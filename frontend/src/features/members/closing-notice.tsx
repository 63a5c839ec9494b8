import type { Account } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/moment.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { closingWords } from './closing-words.js';

const words = closingWords.closing;

/** Says on which day the account is erased, and lets its owner keep it. Nothing where it isn't closing. */
export default function ClosingNotice({ user: { closesAt } }: { user: Account }) {
  const cache = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => callApi<Account>('POST', '/api/user/keep', {}),
    onSuccess: (kept) => {
      cache.setQueryData(sessionQuery.queryKey, kept);
      showToast(words.kept);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: words.failed, description: serverWords(error, words.fallback) }),
  });
  return (
    closesAt && (
      <div className="mb-6">
        <Alert tone="warning">
          <p>
            {words.text} <Moment at={closesAt} as="time" />.
          </p>
          <Button className="mt-3" busy={keeping.isPending} onClick={() => keeping.mutate()}>
            {words.keep}
          </Button>
        </Alert>
      </div>
    )
  );
}
