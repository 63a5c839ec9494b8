import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passwordChange, passwordWords, type Account, type PasswordChange } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { fieldWords } from '../../ui/form-words.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { securityWords } from './security-words.js';
import { sessionsKey } from './session-list-query.js';

const words = securityWords.password;
const empty: TypedPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };
const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** The specified toasts for what the form itself finds wrong. */
function tellWrong(errors: FieldErrors<PasswordChange>): void {
  const wrong = errors.newPassword?.message === passwordWords.tooShort.description && passwordWords.tooShort;
  const unequal = errors.confirmPassword?.message === passwordWords.noMatch.description && passwordWords.noMatch;
  const notice = wrong || unequal;
  if (notice) showToast({ tone: 'destructive', ...notice });
}

/** As the fields hold them; null for nothing at all. */
export type TypedPasswords = Record<(typeof names)[number], string>;

interface PasswordFormProps {
  /** What was typed before, by which the form begins: it is gone while the other tab is looked at. */
  typed: TypedPasswords | null;
  onType: (typed: TypedPasswords | null) => void;
}

/** Changes the password: the current one, and the new one twice. */
export function PasswordForm({ typed, onType }: PasswordFormProps) {
  const cache = useQueryClient();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm({
    resolver: standardSchemaResolver(passwordChange),
    defaultValues: typed ?? empty,
  });
  const keep = useEffectEvent((values: Partial<TypedPasswords>) =>
    onType(Object.values(values).some(Boolean) ? { ...empty, ...values } : null),
  );
  useEffect(() => {
    const watching = watch((values) => keep(values));
    return () => watching.unsubscribe();
  }, [watch]);
  const changing = useMutation({
    mutationFn: (form: PasswordChange) => callApi<Account>('POST', '/api/user/change-password', form),
    onSuccess: (user) => {
      cache.setQueryData(sessionQuery.queryKey, user);
      void cache.invalidateQueries({ queryKey: sessionsKey });
      reset(empty);
      showToast(words.done);
    },
    onError: (error) => {
      for (const [name, message] of fieldErrors(error, names)) setError(name, { message });
      showToast({ tone: 'destructive', title: words.failed, description: serverWords(error, words.fallback) });
    },
  });
  const { errors } = formState;
  const change = useOneAtATime((form: PasswordChange) => changing.mutateAsync(form).catch(() => undefined));
  const submit = handleSubmit(change, tellWrong);
  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} aria-labelledby="change-password">
      <h2 id="change-password" className="mb-4 text-22">
        {words.heading}
      </h2>
      {changing.error && fieldErrors(changing.error, names).length === 0 && (
        <div className="mb-5 max-w-md">
          <RefusalAlert error={changing.error} title={words.failed} fallback={words.fallback} />
        </div>
      )}
      <div className="grid max-w-md gap-5">
        <PasswordField
          {...fieldWords.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          {...fieldWords.newPassword}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          {...fieldWords.confirmPassword}
          hint={words.confirmHint}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
      <Button look="action" type="submit" busy={changing.isPending} className="mt-6 min-w-36">
        {changing.isPending ? words.busy : words.submit}
      </Button>
    </form>
  );
}
