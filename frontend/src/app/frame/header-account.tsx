import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { buttonLook } from '../../ui/button-look.js';
import { Skeleton } from '../../ui/skeleton.js';
import { AccountButton } from './account-button.js';
import { signedOutLinks } from './links.js';

const loadMenu = () => import('./account-menu.js');
const AccountMenu = lazy(loadMenu);

/** The right end of the header: placeholders, the links of a stranger, or the account with its menu. */
export function HeaderAccount() {
  const session = useSession();
  const [wanted, setWanted] = useState(false);
  if (session.state === 'loading') return <AccountPlaceholder />;
  if (session.state === 'signed-out') {
    return (
      <div className="flex gap-2">
        {signedOutLinks.map(({ to, words }) => (
          <Link key={to} to={to} className={buttonLook(to === '/auth/login' ? 'quiet' : 'outline')}>
            {words}
          </Link>
        ))}
      </div>
    );
  }
  const button = (
    <AccountButton
      user={session.user}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <AccountMenu user={session.user} />
    </Suspense>
  ) : (
    button
  );
}

function AccountPlaceholder() {
  return (
    <div role="status" aria-label="Loading the account" className="flex items-center gap-2">
      <Skeleton className="size-8" />
      <Skeleton className="h-8 w-36" />
    </div>
  );
}
