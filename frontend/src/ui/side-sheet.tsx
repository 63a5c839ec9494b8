import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { SheetHead } from './sheet-head.js';
import { useFocusBack } from './use-focus-back.js';

interface SideSheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** From which edge it comes. */
  edge: 'right' | 'bottom';
  /** Stays in sight under the content: the sheet's one action. */
  foot?: ReactNode;
  children: ReactNode;
}

const edges = {
  right: 'inset-y-0 right-0 w-[min(320px,88vw)] border-l',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] border-t-2',
};

/** A panel over the page. Escape, the close button and a press outside close it; focus goes back to what opened it. */
export default function SideSheet({ title, open, onClose, edge, foot, children }: SideSheetProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_14_18/0.5)]" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className={classNames('fixed z-50 flex flex-col border-rule-strong bg-paper shadow-float', edges[edge])}
        >
          <SheetHead title={title} />
          <div className="grow overflow-y-auto overscroll-contain p-4">{children}</div>
          {foot && <div className="border-t border-rule bg-card p-4">{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
