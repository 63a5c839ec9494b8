import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonLook } from '../../ui/button-look.js';

const loadPanel = () => import('./side-panel.js');
const SidePanel = lazy(loadPanel);

/** Opens the side panel, on screens too narrow for the header's links. */
export function PanelButton() {
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonLook('outline')}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        Menu
      </button>
      {needed && (
        <Suspense fallback={null}>
          <SidePanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
