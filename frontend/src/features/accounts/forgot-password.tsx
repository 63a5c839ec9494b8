import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../lib/api-client.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { FormCard } from '../../ui/form-card.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { TextField } from '../../ui/text-field.js';
import { accountWords } from './words.js';

const words = accountWords.forgotPassword;

/** Asks for the mail that leads back in: the form, then what happens next; "Try again" leads back to the form. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const sending = useMutation({
    mutationFn: () => callApi('POST', '/api/auth/forgot-password', { email: email.trim() }),
  });
  const send = useOneAtATime(() => sending.mutateAsync().catch(() => undefined));
  if (sending.isSuccess) return <Sent email={email.trim()} onAgain={() => sending.reset()} />;
  const [wrong] = fieldErrors(sending.error, ['email']);
  return (
    <FormCard heading={words.heading} intro={words.intro}>
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim()) void send();
        }}
      >
        <RefusalAlert error={sending.error} fallback={words.failed} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={wrong?.[1]}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button
            look="action"
            type="submit"
            disabled={email.trim() === ''}
            busy={sending.isPending}
            className="min-w-36"
          >
            {sending.isPending ? words.busy : words.submit}
          </Button>
          <Link to="/auth/login" className="link">
            {accountWords.backToLogIn}
          </Link>
        </div>
      </form>
    </FormCard>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { heading, text, late, again } = words.sent;
  return (
    <FormCard heading={heading}>
      <div role="status" className="grid gap-3 [overflow-wrap:anywhere]">
        <p>{text(email)}</p>
        <p className="text-ink-soft">{late}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button onClick={onAgain}>{again}</Button>
        <Link to="/auth/login" className="link">
          {accountWords.backToLogIn}
        </Link>
      </div>
    </FormCard>
  );
}
