import type { Account } from '@guildhall/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { memberWords } from './words.js';

const words = memberWords.email;

/** Says that an e-mail address waits for its confirmation, and mails the link again. Nothing where none waits. */
export function EmailNotice({ user }: { user: Account }) {
  const mailing = useMutation({
    mutationFn: () => callApi('POST', '/api/user/confirm-email'),
    onSuccess: () => showToast(words.mailed),
    onError: (error) =>
      showToast({ tone: 'destructive', title: words.again, description: serverWords(error, words.failed) }),
  });
  if (user.emailConfirmedAt && !user.pendingEmail) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <p>{user.pendingEmail ? words.pending(user.pendingEmail) : words.unconfirmed}</p>
        <Button className="mt-3" busy={mailing.isPending} onClick={() => mailing.mutate()}>
          {words.again}
        </Button>
      </Alert>
    </div>
  );
}
