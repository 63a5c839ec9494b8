import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passwordWords } from '@guildhall/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callApi } from '../../lib/api-client.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { FormCard } from '../../ui/form-card.js';
import { fieldWords } from '../../ui/form-words.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { accountWords } from './words.js';
import { newPasswordField } from './new-password-field.js';

const words = accountWords.resetPassword;
/** How long the good news stands there before the log-in page comes, in milliseconds. */
const redirectAfter = 3000;

const resetForm = z
  .object({ password: newPasswordField(passwordWords.resetTooShort), confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: passwordWords.resetNoMatch,
  });

/** The page behind the mailed link: a new password, twice. */
export function ResetPassword({ token }: { token: string }) {
  const setting = useMutation({
    mutationFn: (password: string) => callApi('POST', '/api/auth/reset-password', { token, password }),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const set = useOneAtATime(async ({ password }: z.output<typeof resetForm>) => {
    await setting.mutateAsync(password).catch((error: unknown) => {
      for (const [name, message] of fieldErrors(error, ['password'])) setError(name, { message });
    });
  });
  if (setting.isSuccess) return <Done />;
  const submit = handleSubmit(set);
  return (
    <FormCard heading={words.heading} intro={words.intro}>
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <RefusalAlert error={setting.error} fallback={words.failed} />
        <NewPasswordField {...fieldWords.newPassword} error={errors.password?.message} {...register('password')} />
        <PasswordField
          {...fieldWords.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button look="action" type="submit" busy={setting.isPending} className="min-w-36">
            {setting.isPending ? words.busy : words.submit}
          </Button>
          <Link to="/forgot-password" className="link">
            {words.anotherLink}
          </Link>
        </div>
      </form>
    </FormCard>
  );
}

function Done() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth/login'), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FormCard heading={words.done.heading} headingRef={heading}>
      <p role="status" className="mb-6">
        {words.done.text}
      </p>
      <ButtonLink look="action" to="/auth/login">
        {words.done.logIn}
      </ButtonLink>
    </FormCard>
  );
}
