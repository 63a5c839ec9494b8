import { Menu } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { buttonLook } from '../../ui/button-look.js';
import { PartNet } from '../../ui/part-net.js';
import { tellMenuMissing } from './tell-menu-missing.js';
import { frameWords } from './words.js';

const SidePanel = lazyPart(() => import('./side-panel.js'));

/** Opens the side panel, on screens too narrow for the header's links. */
export function PanelButton() {
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const giveUp = () => {
    setNeeded(false);
    setOpen(false);
    tellMenuMissing();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonLook('outline')}
        onPointerEnter={() => void SidePanel.preload()}
        onFocus={() => void SidePanel.preload()}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        {frameWords.menu}
      </button>
      {needed && (
        <PartNet onMissing={giveUp}>
          <SidePanel open={open} onClose={() => setOpen(false)} />
        </PartNet>
      )}
    </>
  );
}
