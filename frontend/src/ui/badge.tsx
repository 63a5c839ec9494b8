import type { ReactNode } from 'react';

/** A short word about a thing, such as the industry of a training. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-card border border-rule bg-sunk px-1.5 text-14 leading-[1.375rem] text-ink-soft">
      {children}
    </span>
  );
}
