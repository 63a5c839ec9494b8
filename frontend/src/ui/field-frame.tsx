import { createContext, useContext, type ReactNode } from 'react';
import { formWords } from './form-words.js';

export interface FieldProps {
  /** Name and id of the control. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** It may stay empty, and its label says so. */
  optional?: boolean;
}

/** True where every field may stay empty: in an optional section, in a search. */
export const AllOptional = createContext(false);

/** Label above, hint under it, the control, and what is wrong with it in words. */
export function FieldFrame({ name, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {formWords.optional}</span>}
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

/** What a control says about itself: that it must be filled, and where its hint and its error stand. */
export function useFieldAria({ name, hint, error, optional }: FieldProps) {
  const allOptional = useContext(AllOptional);
  const parts = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return {
    'aria-required': optional || allOptional ? undefined : true,
    'aria-describedby': parts.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}
