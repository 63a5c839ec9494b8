import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { SheetHead } from './sheet-head.js';
import { useFocusBack } from './use-focus-back.js';

interface DialogSheetProps {
  title: string;
  /** One line under the title that says what this is for. */
  intro?: string;
  open: boolean;
  onClose: () => void;
  /** Stays in sight under the content: what can be done here. */
  foot?: ReactNode;
  /** It waits for an answer, and a screen reader says so. */
  asks?: boolean;
  children?: ReactNode;
}

/**
 * A sheet laid on the page, for one thing that needs an answer or a closer look; on a phone it comes from below.
 * Escape, the close button and a press outside close it; focus stays inside and goes back to what opened it.
 */
export default function DialogSheet({ title, intro, open, onClose, foot, asks = false, children }: DialogSheetProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_14_18/0.5)]" />
        <Dialog.Content
          {...focusBack}
          {...(asks ? { role: 'alertdialog' } : {})}
          {...(intro ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col border-t-2 border-rule-strong bg-paper shadow-float sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(36rem,92vw)] sm:-translate-1/2 sm:rounded-card sm:border"
        >
          <SheetHead title={title} />
          <div className="grow overflow-y-auto overscroll-contain p-4 sm:px-6">
            {intro && <Dialog.Description className="text-ink-soft not-last:mb-4">{intro}</Dialog.Description>}
            {children}
          </div>
          {foot && <div className="flex flex-wrap gap-3 border-t border-rule bg-card p-4 sm:px-6">{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
