import type { ReactNode } from 'react';

interface TitleStripProps {
  title: string;
  /** A line drawing at the right end, where there is room for one. */
  drawing?: ReactNode;
  /** A line about the page, under its title. */
  children: ReactNode;
}

/** The head of a page of words: its title on a drafting sheet. */
export function TitleStrip({ title, drawing, children }: TitleStripProps) {
  return (
    <div className="drafting-grid border-b border-rule-strong">
      <div className="mx-auto flex max-w-[1392px] items-end justify-between gap-8 px-4 sm:px-6">
        <div className="min-w-0 py-10 sm:py-14">
          <h1 className="text-36 sm:text-48">{title}</h1>
          <div className="mt-3 max-w-[60ch] text-18 text-ink-soft">{children}</div>
        </div>
        {drawing && <div className="no-print hidden shrink-0 pb-6 lg:block">{drawing}</div>}
      </div>
    </div>
  );
}
