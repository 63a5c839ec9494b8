import { useState } from 'react';
import { Button } from '../../ui/button.js';
import DialogSheet from '../../ui/dialog-sheet.js';
import { AskFirstButton } from '../../ui/question/ask-first-button.js';
import SideSheet from '../../ui/side-sheet.js';
import { Tooltip, TooltipZone } from '../../ui/tooltip/tooltip.js';
import { Row, Shown } from './shown.js';

/** What floats over the page. */
export function FloatingShown() {
  const [open, setOpen] = useState<'dialog' | 'right' | 'bottom' | null>(null);
  const close = () => setOpen(null);
  return (
    <Shown title="Dialogs, panels, tooltips">
      <Row words="Each is closed by Escape, its button, or a press outside">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('right')}>Side panel</Button>
        <Button onClick={() => setOpen('bottom')}>Sheet from below</Button>
        <AskFirstButton
          question={{ title: 'Remove the mill?', text: 'It is gone then.', yes: 'Remove mill', no: 'Keep it' }}
          onYes={close}
        >
          Asks first
        </AskFirstButton>
        <TooltipZone>
          <Tooltip words="After 700 ms; the next within 300 ms at once">
            <Button>Tooltip</Button>
          </Tooltip>
          <Tooltip words="Escape takes it away">
            <Button>Another</Button>
          </Tooltip>
        </TooltipZone>
      </Row>
      <DialogSheet
        title="Vertical knee mill"
        intro="One thing that needs a closer look."
        open={open === 'dialog'}
        onClose={close}
        foot={
          <Button look="action" onClick={close}>
            Book this mill
          </Button>
        }
      >
        <p>Its content scrolls where it is long.</p>
      </DialogSheet>
      {(['right', 'bottom'] as const).map((edge) => (
        <SideSheet key={edge} title="Filters" edge={edge} open={open === edge} onClose={close}>
          <p>Its content.</p>
        </SideSheet>
      ))}
    </Shown>
  );
}
