import type { Account } from '@guildhall/contracts/auth';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/avatar.js';

/** Initials, company name and e-mail; opens the account menu. */
export function AccountButton({ user, ...button }: { user: Account } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="flex max-w-72 items-center gap-2 rounded-card px-2 py-1 text-left hover:bg-sunk"
      {...button}
    >
      <Avatar name={user.companyName} picture={user.logo} />
      <span className="min-w-0 text-14">
        <span className="block truncate font-semibold">{user.companyName}</span>
        <span className="block truncate text-ink-soft">{user.email}</span>
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
