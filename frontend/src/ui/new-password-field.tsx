import { useState, type ComponentProps } from 'react';
import { passwordAdvice } from '../lib/password-advice.js';
import { PasswordField } from './password-field.js';

/** A password that is chosen anew: while it is typed, a line under it says how hard it is to guess. */
export function NewPasswordField(field: ComponentProps<typeof PasswordField>) {
  const [advice, setAdvice] = useState('');
  return (
    <div className="min-w-0">
      <PasswordField
        autoComplete="new-password"
        {...field}
        onInput={(event) => setAdvice(passwordAdvice(event.currentTarget.value))}
      />
      {/* There from the start: what appears with its words is not read aloud. */}
      <p aria-live="polite" className="mt-1 text-14 text-ink-soft empty:hidden">
        {advice}
      </p>
    </div>
  );
}
