import type { Account } from '@guildhall/contracts/auth';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SignedOut } from '../features/members/signed-out.js';
import { useSession } from '../lib/session/session-context.js';
import { AfterPause } from '../ui/after-pause.js';
import { Skeleton } from '../ui/skeleton.js';

interface MemberPageProps {
  title: string;
  /** The page, for who is signed in. */
  children: (user: Account) => ReactNode;
}

/** A page that belongs to an account: a stranger sees the way in, which leads back here. */
export function MemberPage({ title, children }: MemberPageProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    // As high as the window, whatever stands in it: the footer is out of sight while the page grows to its height.
    <div className="mx-auto min-h-dvh max-w-4xl px-4 pt-8 sm:px-6">
      {session.state === 'loading' ? (
        <AfterPause>
          <div role="status" aria-label="Loading the account">
            <Skeleton className="h-80" />
          </div>
        </AfterPause>
      ) : session.state === 'signed-out' ? (
        <SignedOut title={title} path={pathname + search} onAskAgain={session.askAgain} />
      ) : (
        children(session.user)
      )}
    </div>
  );
}
