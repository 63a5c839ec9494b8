import type { ReactNode } from 'react';

/** The head of a page of words: its title on a drafting sheet, a line about it under that. */
export function TitleStrip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="drafting-grid border-b border-rule-strong">
      <div className="mx-auto max-w-[1392px] px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-36 sm:text-48">{title}</h1>
        <div className="mt-3 max-w-[60ch] text-18 text-ink-soft">{children}</div>
      </div>
    </div>
  );
}
