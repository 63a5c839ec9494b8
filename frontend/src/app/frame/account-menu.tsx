import type { Account } from '@guildhall/contracts/auth';
import { Bookmark, Factory, LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import { useLogOut } from '../../features/accounts/use-log-out.js';
import { AccountButton } from './account-button.js';
import { accountLinks, frameWords } from './words.js';

const icons = { '/profile': UserRound, '/saved-training': Bookmark, '/company-profile': Factory };
const item = 'flex min-h-10 items-center gap-2 px-4 outline-none select-none data-[highlighted]:bg-steel-wash';

/**
 * The account menu. It is loaded by the first press of its button, and so it opens as it appears. It stays inside the
 * header, and so inside its landmark.
 */
export default function AccountMenu({ user }: { user: Account }) {
  const { logOut } = useLogOut();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountButton user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-40 min-w-56 rounded-card border border-rule-strong bg-card py-1 shadow-float"
      >
        {accountLinks.map(({ to, words }) => {
          const Icon = icons[to];
          return (
            <DropdownMenu.Item key={to} asChild>
              <Link to={to} className={item}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                {words}
              </Link>
            </DropdownMenu.Item>
          );
        })}
        <DropdownMenu.Separator className="my-1 border-t border-rule" />
        <DropdownMenu.Item className={item} onSelect={() => logOut()}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {frameWords.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
