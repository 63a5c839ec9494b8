import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.js';

/** Never the colour alone: each has a sign of its own beside its words. */
const tones = {
  destructive: { Icon: CircleAlert, box: 'border-bad bg-bad-wash', sign: 'text-bad' },
  warning: { Icon: TriangleAlert, box: 'border-warn bg-warn-wash', sign: 'text-warn' },
  success: { Icon: CircleCheck, box: 'border-good bg-good-wash', sign: 'text-good' },
  info: { Icon: Info, box: 'border-steel bg-steel-wash', sign: 'text-steel' },
} as const;

interface AlertProps {
  tone: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What went wrong, what waits, or what is done, told at once to a screen reader too. It can take focus (`ref`) after a
 * refused form.
 */
export function Alert({ tone, title, children, ref }: AlertProps) {
  const { Icon, box, sign } = tones[tone];
  return (
    <div
      ref={ref}
      role={tone === 'destructive' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classNames('flex gap-3 rounded-card border border-l-4 px-4 py-3', box)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={classNames('mt-0.5 shrink-0', sign)} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
