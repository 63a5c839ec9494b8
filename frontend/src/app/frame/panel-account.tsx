import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../../features/accounts/use-log-out.js';
import type { Session } from '../../lib/session/session-context.js';
import { Avatar } from '../../ui/avatar.js';
import { Button } from '../../ui/button.js';
import { buttonLook } from '../../ui/button-look.js';
import { Skeleton } from '../../ui/skeleton.js';
import { panelAccountLinks } from './links.js';
import { frameWords, signedOutLinks } from './words.js';

/** The account section of the side panel. */
export function PanelAccount({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { logOut, isPending } = useLogOut();
  if (session.state === 'loading') return <Skeleton className="mt-6 h-24" />;
  if (session.state === 'signed-out') {
    return (
      <div className="mt-6 grid gap-3">
        {signedOutLinks.map(({ to, words }) => (
          <Link key={to} to={to} onClick={onLeave} className={buttonLook('outline')}>
            {words}
          </Link>
        ))}
      </div>
    );
  }
  return (
    <section aria-label={frameWords.account} className="mt-6">
      <div className="flex items-center gap-2">
        <Avatar name={session.user.companyName} picture={session.user.logo} />
        <p className="min-w-0 text-14">
          <span className="block truncate font-semibold">{session.user.companyName}</span>
          <span className="block truncate text-ink-soft">{session.user.email}</span>
        </p>
      </div>
      <div className="mt-3 grid border-t border-rule">
        {panelAccountLinks.map(({ to, words }) => (
          <Link
            key={to}
            to={to}
            onClick={onLeave}
            className="flex min-h-12 items-center border-b border-l-3 border-b-rule border-l-transparent px-3 forced-colors:border-l-[color:Canvas]"
          >
            {words}
          </Link>
        ))}
      </div>
      <Button className="mt-4 w-full" busy={isPending} onClick={() => logOut(onLeave)}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        {frameWords.signOut}
      </Button>
    </section>
  );
}
