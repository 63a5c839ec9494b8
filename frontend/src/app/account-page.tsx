import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sameOriginPath } from '../lib/same-origin-path.js';
import { useSession } from '../lib/session/session-context.js';
import { Card } from '../ui/card.js';

interface AccountPageProps {
  heading: string;
  intro: string;
  width: 'narrow' | 'wide';
  /** The form; it is given the page's query string, so that its links keep a `?next=`. */
  children: (query: string) => ReactNode;
}

/**
 * The sheet around log-in and registration. Who is signed in, before or just now, goes on: to the `?next=` of this
 * site, or to the dashboard.
 */
export function AccountPage({ heading, intro, width, children }: AccountPageProps) {
  const { state } = useSession();
  const { search } = useLocation();
  if (state === 'signed-in') {
    const next = sameOriginPath(new URLSearchParams(search).get('next'), window.location.origin);
    return <Navigate to={next ?? '/dashboard'} replace />;
  }
  return (
    <div className={`mx-auto px-4 pt-8 sm:px-6 ${width === 'wide' ? 'max-w-3xl' : 'max-w-md'}`}>
      <Card as="div" head={<h1 className="text-22">{heading}</h1>}>
        <div className="px-4 py-6 sm:px-8">
          <p className="mb-6 text-ink-soft">{intro}</p>
          {children(search)}
        </div>
      </Card>
    </div>
  );
}
