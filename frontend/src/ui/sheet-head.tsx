import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { buttonLook } from './button-look.js';
import { floatWords } from './part-words.js';

/**
 * The strip on top of what floats over the page: its title, and the button that closes it. The button says its word
 * instead of showing it as a tooltip: one that goes away inside a dialog makes Radix take the focus back to its start,
 * and nobody comes past the button by Tab.
 */
export function SheetHead({ title }: { title: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-rule bg-sunk py-2 pr-2 pl-4">
      <Dialog.Title className="label-caps min-w-0 [overflow-wrap:anywhere]">{title}</Dialog.Title>
      <Dialog.Close className={buttonLook('quiet', 'shrink-0 px-3')}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
        {floatWords.close}
      </Dialog.Close>
    </div>
  );
}
