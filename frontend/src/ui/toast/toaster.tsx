import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { classNames } from '../class-names.js';
import { floatWords } from '../part-words.js';
import { toastLimits } from './toast-limits.js';
import { dismissToast, type ToastNotice } from './toast-store.js';

/** The place where toasts appear, with the one that is shown now. */
export default function Toaster({ notice }: { notice: ToastNotice | null }) {
  return (
    <Toast.Provider
      duration={toastLimits.displayMilliseconds}
      swipeDirection={toastLimits.swipeDirection}
      swipeThreshold={toastLimits.swipeThresholdPixels}
    >
      {notice && <Notice key={notice.id} notice={notice} />}
      <Toast.Viewport
        hotkey={[...toastLimits.hotkey]}
        className="no-print fixed inset-x-0 bottom-(--foot-height,0px) z-50 flex flex-col p-4 md:right-0 md:left-auto md:w-full md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

function Notice({ notice }: { notice: ToastNotice }) {
  const failed = notice.tone === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      type="foreground"
      onOpenChange={(open) => !open && dismissToast(notice.id)}
      className={classNames(
        'flex items-start gap-3 rounded-card border border-l-4 bg-card p-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        failed ? 'border-bad' : 'border-rule-strong border-l-good',
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classNames('mt-0.5 shrink-0', failed ? 'text-bad' : 'text-good')}
      />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
        <Toast.Description className="text-ink-soft">{notice.description}</Toast.Description>
      </div>
      <Toast.Close aria-label={floatWords.close} className="-m-1 rounded-card p-1 text-ink-soft hover:bg-sunk">
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
