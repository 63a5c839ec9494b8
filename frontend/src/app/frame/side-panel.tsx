import { site } from '@guildhall/contracts/site';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { classNames } from '../../ui/class-names.js';
import SideSheet from '../../ui/side-sheet.js';
import { isCurrent, mainLinks } from './links.js';
import { PanelAccount } from './panel-account.js';

/** The header's links, and the account, on small screens. */
export default function SidePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <SideSheet title={site.name} edge="right" open={open} onClose={onClose}>
      <nav aria-label="Main" className="grid border-t border-rule">
        {mainLinks.map(({ to, words }) => {
          const current = isCurrent(to, pathname);
          return (
            <Link
              key={to}
              to={to}
              onClick={onClose}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center border-b border-l-3 border-b-rule px-3',
                current ? 'border-l-steel bg-steel-wash font-semibold' : 'border-l-transparent',
              )}
            >
              {words}
            </Link>
          );
        })}
      </nav>
      <PanelAccount session={session} onLeave={onClose} />
    </SideSheet>
  );
}
