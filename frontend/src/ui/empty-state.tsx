import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A line drawing that says what is not there. */
  drawing: ReactNode;
  title: string;
  /** Level of the title: 1 where it stands for the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** Where nothing is (yet): a blank drafting sheet that says so, and what to do about it. */
export function EmptyState({ drawing, title, level = 2, children }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="drafting-grid flex flex-wrap items-center gap-x-10 gap-y-6 rounded-card border border-rule-strong px-6 py-10">
      {drawing}
      <div className="min-w-0 flex-1 basis-56 sm:basis-72">
        <Title className={level === 1 ? 'text-28' : 'text-22'}>{title}</Title>
        {children}
      </div>
    </div>
  );
}
