import type { Account } from '@guildhall/contracts/auth';
import { Fragment, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../lib/lazy-part.js';
import { useIsHeld } from '../lib/leaving/held-page.js';
import { useSession } from '../lib/session/session-context.js';
import { AfterPause } from '../ui/after-pause.js';
import { PartNet } from '../ui/part-net.js';
import { Skeleton } from '../ui/skeleton.js';
import { appWords } from './words.js';

// Who is signed in needs neither.
const SignedOut = lazyPart(() => import('../features/members/signed-out.js'));
const SessionEnded = lazyPart(() => import('../features/members/session-ended.js'));

interface MemberPageProps {
  title: string;
  /** The page, for who is signed in. */
  children: (user: Account) => ReactNode;
}

/**
 * A page that belongs to an account: a stranger sees the way in, which leads back here. Where the session ended while
 * something on the page was not saved, it stays as it is until that is saved by a new session, or taken back.
 */
export function MemberPage({ title, children }: MemberPageProps) {
  const session = useSession();
  const isHeld = useIsHeld();
  const [last, setLast] = useState(session.user);
  if (session.user && session.user !== last) setLast(session.user);
  const user = session.user ?? (isHeld && session.state === 'signed-out' ? last : null);
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6">
      {user ? (
        <>
          {!session.user && (
            <PartNet>
              <SessionEnded path={pathname + search} />
            </PartNet>
          )}
          <Fragment key={user.id}>{children(user)}</Fragment>
        </>
      ) : session.state === 'loading' ? (
        <AfterPause>
          <div role="status" aria-label={appWords.loading}>
            <Skeleton className="h-80" />
          </div>
        </AfterPause>
      ) : session.state === 'signed-out' ? (
        <PartNet>
          <SignedOut title={title} path={pathname + search} ended={last !== null} onAskAgain={session.askAgain} />
        </PartNet>
      ) : null}
    </div>
  );
}
