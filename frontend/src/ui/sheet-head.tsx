import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from './icon-button.js';
import { TooltipZone } from './tooltip/tooltip.js';

/** The strip on top of what floats over the page: its title, and the button that closes it. */
export function SheetHead({ title }: { title: string }) {
  return (
    <TooltipZone>
      <div className="flex items-center justify-between gap-4 border-b border-rule bg-sunk px-4 py-2">
        <Dialog.Title className="label-caps min-w-0 [overflow-wrap:anywhere]">{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton label="Close" className="-mr-2 shrink-0">
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
    </TooltipZone>
  );
}
