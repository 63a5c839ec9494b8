import type { ReactNode } from 'react';

export interface FieldProps {
  /** Name and id of the control. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
}

/** Label above, hint under it, the control, and what is wrong with it in words. */
export function FieldFrame({ name, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="mb-1 text-14 text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${name}-error`} className="mt-1 text-14 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a control says about its own hint and error. */
export function describedBy({ name, hint, error }: FieldProps) {
  const parts = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return { 'aria-describedby': parts.join(' ') || undefined, 'aria-invalid': error ? true : undefined };
}
