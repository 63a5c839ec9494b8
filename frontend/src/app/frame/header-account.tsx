import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.js';
import { useSession } from '../../lib/session/session-context.js';
import { buttonLook } from '../../ui/button-look.js';
import { PartNet } from '../../ui/part-net.js';
import { Skeleton } from '../../ui/skeleton.js';
import { appWords } from '../words.js';
import { AccountButton } from './account-button.js';
import { tellMenuMissing } from './tell-menu-missing.js';
import { signedOutLinks } from './words.js';

const AccountMenu = lazyPart(() => import('./account-menu.js'));

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
      onPointerEnter={() => void AccountMenu.preload()}
      onFocus={() => void AccountMenu.preload()}
      onClick={() => setWanted(true)}
    />
  );
  const giveUp = () => {
    setWanted(false);
    tellMenuMissing();
  };
  return wanted ? (
    <PartNet waiting={button} onMissing={giveUp}>
      <AccountMenu user={session.user} />
    </PartNet>
  ) : (
    button
  );
}

function AccountPlaceholder() {
  return (
    <div role="status" aria-label={appWords.loading} className="flex items-center gap-2">
      <Skeleton className="size-8" />
      <Skeleton className="h-8 w-36" />
    </div>
  );
}
