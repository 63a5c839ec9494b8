import { useEffect } from 'react';
import { Button } from '../button.js';
import { classNames } from '../class-names.js';
import { floatWords } from '../part-words.js';
import { toastLimits } from './toast-limits.js';
import { dismissToast, type ToastNotice } from './toast-store.js';

/** A notice without the toaster, whose code could not be loaded: it can't be swiped, but it is told. */
export function PlainToast({ notice: { id, title, description, tone } }: { notice: ToastNotice }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), toastLimits.displayMilliseconds);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-50 p-4 md:left-auto md:w-full md:max-w-[420px]">
      <div
        role="status"
        className={classNames(
          'flex items-start gap-3 rounded-card border border-l-4 bg-card p-4 shadow-float',
          tone === 'destructive' ? 'border-bad' : 'border-rule-strong border-l-good',
        )}
      >
        <div className="min-w-0 grow [overflow-wrap:anywhere]">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{description}</p>
        </div>
        <Button look="quiet" onClick={() => dismissToast(id)}>
          {floatWords.close}
        </Button>
      </div>
    </div>
  );
}
