import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login, type Login } from '@guildhall/contracts/auth';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { fieldWords } from '../../ui/form-words.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { useLogIn } from './use-log-in.js';
import { accountWords } from './words.js';

const words = accountWords.logIn;

/** User name and password. `query` is handed on to the register link, so that a `?next=` is not lost. */
export function LogInForm({ query }: { query: string }) {
  const logIn = useLogIn();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(login),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  const send = useOneAtATime(async (credentials: Login) => {
    await logIn.mutateAsync(credentials).catch((error: unknown) => {
      for (const [name, message] of fieldErrors(error, ['username', 'password'])) setError(name, { message });
    });
  });
  const submit = handleSubmit(send);

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <NeedsScripts what="form" />
      <RefusalAlert error={logIn.error} fallback={words.failed} />
      <TextField
        {...fieldWords.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        {...fieldWords.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button look="action" type="submit" busy={logIn.isPending} className="min-w-36">
          {logIn.isPending ? words.busy : words.submit}
        </Button>
        <Link to="/forgot-password" className="link">
          {words.forgot}
        </Link>
      </div>
      <p className="border-t border-rule pt-4">
        {words.newHere}{' '}
        <Link to={`/auth/register${query}`} className="link">
          {words.register}
        </Link>
      </p>
    </form>
  );
}
