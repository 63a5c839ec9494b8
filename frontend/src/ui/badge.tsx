import type { ReactNode } from 'react';

/** A short word about a thing, such as the industry of a training. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-card border border-rule bg-card px-1.5 text-14 leading-5 whitespace-nowrap text-ink-soft">
      {children}
    </span>
  );
}
