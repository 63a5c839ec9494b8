import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sameOriginPath } from '../lib/same-origin-path.js';
import { useSession } from '../lib/session/session-context.js';
import { FormCard } from '../ui/form-card.js';

interface AccountPageProps {
  heading: string;
  intro: string;
  width: 'narrow' | 'wide';
  /** Whether a `?next=` of this site is followed; otherwise the way leads to the dashboard. */
  returns?: boolean;
  /** The form; it is given the page's query string, so that its links keep a `?next=`. */
  children: (query: string) => ReactNode;
}

/**
 * The sheet around log-in and registration. Who is signed in, before or just now, goes on: to the dashboard, or after
 * a log-in to the `?next=` of this site.
 */
export function AccountPage({ heading, intro, width, returns = false, children }: AccountPageProps) {
  const { state } = useSession();
  const { search } = useLocation();
  if (state === 'signed-in') {
    const next = returns && sameOriginPath(new URLSearchParams(search).get('next'), window.location.origin);
    return <Navigate to={next || '/dashboard'} replace />;
  }
  return (
    <FormCard heading={heading} intro={intro} width={width}>
      {children(search)}
    </FormCard>
  );
}
