import type { ComponentProps, ReactNode } from 'react';
import { useFieldAria } from './field-frame.js';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  error?: string;
  children: ReactNode;
}

/** A box of a form that has to be ticked, with its sentence and what is wrong. Give it the form's `register()`. */
export function CheckboxField({ name, error, children, ...input }: CheckboxFieldProps) {
  const aria = useFieldAria({ name, label: '', error });
  return (
    <div>
      <label className="flex min-h-8 cursor-pointer items-start gap-3">
        <input
          id={name}
          name={name}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-steel"
          {...aria}
          {...input}
        />
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <p id={`${name}-error`} className="mt-1 text-14 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
