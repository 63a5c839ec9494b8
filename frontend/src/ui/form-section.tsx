import { useId, type ReactNode } from 'react';
import { AllOptional } from './field-frame.js';
import { formWords } from './form-words.js';

/** A part of a long form, with its name on the rule above it. */
export function FormSection({ title, optional, children }: { title: string; optional?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-rule-strong pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {optional && <p className="text-ink-soft">{formWords.optional}</p>}
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-6">
        {optional ? <AllOptional value>{children}</AllOptional> : children}
      </div>
    </section>
  );
}
