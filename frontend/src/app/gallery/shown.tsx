import { useId, type ReactNode } from 'react';

/** One shelf of the gallery. */
export function Shown({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-3">
      <h2 id={id} className="mb-4 text-28">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** Parts beside each other, under what they have in common. */
export function Row({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-14 text-ink-soft">{words}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
