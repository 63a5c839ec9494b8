import { useId, type ReactNode } from 'react';

/** A part of a long form, with its name on the rule above it. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule-strong pt-4">
      <h2 id={id} className="mb-4 text-22">
        {title}
      </h2>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-6">{children}</div>
    </section>
  );
}
