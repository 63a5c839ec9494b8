import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { useFocusOnChange } from '../../lib/use-focus-on-change.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { FormCard } from '../../ui/form-card.js';
import { fieldWords } from '../../ui/form-words.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
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
  const heading = useFocusOnChange<HTMLHeadingElement>(sending.isSuccess);
  const [[, wrong] = []] = fieldErrors(sending.error, ['email']);
  // What is said at the address already isn't said above the form as well.
  const isToldThere = wrong !== undefined && serverWords(sending.error, '') === wrong;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isToldThere) field.current?.focus();
  }, [isToldThere, sending.error]);
  if (sending.isSuccess) return <Sent email={email.trim()} headingRef={heading} onAgain={() => sending.reset()} />;
  return (
    <FormCard heading={words.heading} headingRef={heading} intro={words.intro}>
      <form
        noValidate
        method="dialog"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim()) void send();
        }}
      >
        <NeedsScripts what="form" />
        <RefusalAlert error={isToldThere ? null : sending.error} fallback={words.failed} />
        <TextField
          ref={field}
          name="email"
          {...fieldWords.email}
          type="email"
          autoComplete="email"
          value={email}
          error={wrong}
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

interface SentProps {
  email: string;
  headingRef: Ref<HTMLHeadingElement>;
  onAgain: () => void;
}

function Sent({ email, headingRef, onAgain }: SentProps) {
  const { heading, text, late, again } = words.sent;
  return (
    <FormCard heading={heading} headingRef={headingRef}>
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
