import { useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { adminWords } from '../features/admin/words.js';
import { lazyPart } from '../lib/lazy-part.js';
import { useSession } from '../lib/session/session-context.js';
import { AfterPause } from '../ui/after-pause.js';
import { PartNet } from '../ui/part-net.js';
import { Skeleton } from '../ui/skeleton.js';
import NotFoundPage from './pages/not-found.page.js';

const SignedOut = lazyPart(() => import('../features/members/signed-out.js'));

const sections = [
  ['/admin', adminWords.sections.accounts],
  ['/admin/requests', adminWords.sections.requests],
  ['/admin/audit', adminWords.sections.audit],
] as const;

/**
 * A page of the administrator's; for everybody else there is nothing at its address. Whose session ended on it is told
 * so, and led back.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const isAdmin = session.user?.username === 'admin';
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  const isEnded = wasAdmin && session.state === 'signed-out';
  if (session.state !== 'loading' && !isAdmin && !isEnded) return <NotFoundPage />;
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6">
      {session.state === 'loading' ? (
        <AfterPause>
          <Skeleton className="h-80" />
        </AfterPause>
      ) : isEnded ? (
        <PartNet>
          <SignedOut title={adminWords.title} path={pathname + search} ended onAskAgain={undefined} />
        </PartNet>
      ) : (
        <>
          <h1 className="mb-4 text-36">{adminWords.title}</h1>
          <nav
            aria-label={adminWords.label}
            className="mb-6 flex flex-wrap gap-x-6 gap-y-2 border-b border-rule-strong pb-2"
          >
            {sections.map(([to, words]) => (
              <NavLink
                key={to}
                to={to}
                end
                className="link aria-[current=page]:font-semibold aria-[current=page]:no-underline"
              >
                {words}
              </NavLink>
            ))}
          </nav>
          {children}
        </>
      )}
    </div>
  );
}
