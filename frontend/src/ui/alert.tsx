import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.js';

interface AlertProps {
  tone: 'destructive' | 'warning';
  title?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What went wrong, told at once to a screen reader too. It can take focus (`ref`) after a refused form. */
export function Alert({ tone, title, children, ref }: AlertProps) {
  const destructive = tone === 'destructive';
  const Icon = destructive ? CircleAlert : TriangleAlert;
  return (
    <div
      ref={ref}
      role={destructive ? 'alert' : 'status'}
      tabIndex={-1}
      className={classNames(
        'flex gap-3 rounded-card border border-l-4 px-4 py-3',
        destructive ? 'border-bad bg-bad-wash' : 'border-warn bg-warn-wash',
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classNames('mt-0.5 shrink-0', destructive ? 'text-bad' : 'text-warn')}
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
