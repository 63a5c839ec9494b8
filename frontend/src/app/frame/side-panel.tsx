import { site } from '@guildhall/contracts/site';
import { useSession } from '../../lib/session/session-context.js';
import SideSheet from '../../ui/side-sheet.js';
import { MainNav } from './main-nav.js';
import { PanelAccount } from './panel-account.js';

/** The header's links, and the account, on small screens. */
export default function SidePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSession();
  return (
    <SideSheet title={site.name} edge="right" open={open} onClose={onClose}>
      <MainNav look="rows" onFollow={onClose} />
      <PanelAccount session={session} onLeave={onClose} />
    </SideSheet>
  );
}
