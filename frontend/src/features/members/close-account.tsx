import type { Account } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../lib/api-client.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import DialogSheet from '../../ui/dialog-sheet.js';
import { PasswordField } from '../../ui/password-field.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { closingWords } from './closing-words.js';

const words = closingWords.close;
const form = 'close-account';

/** Asks for the password once more, then has the account closed. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [currentPassword, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const closing = useMutation({
    mutationFn: () => callApi<Account>('POST', '/api/user/close', { currentPassword }),
    onSuccess: (user) => {
      cache.setQueryData(sessionQuery.queryKey, user);
      showToast(words.done);
      onClose();
    },
    onError: (error) => setWrong(new Map(fieldErrors(error, ['currentPassword'])).get('currentPassword')),
  });
  const close = useOneAtATime(() => closing.mutateAsync().catch(() => undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(currentPassword ? undefined : words.required);
    if (currentPassword) void close();
  };
  return (
    <DialogSheet
      title={words.title}
      intro={words.intro}
      open
      onClose={onClose}
      foot={
        <>
          <Button look="action" type="submit" form={form} busy={closing.isPending}>
            {closing.isPending ? words.busy : words.submit}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <form id={form} noValidate method="dialog" onSubmit={submit} className="grid gap-4">
        {!wrong && <RefusalAlert error={closing.error} title={words.failed} fallback={words.fallback} />}
        <PasswordField
          name="password-to-close"
          label={words.password}
          autoComplete="current-password"
          error={wrong}
          value={currentPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </DialogSheet>
  );
}
