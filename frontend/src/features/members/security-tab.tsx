import type { Account } from '@guildhall/contracts/auth';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.js';
import { FactList } from '../../ui/fact-list.js';
import { fieldWords } from '../../ui/form-words.js';
import { Moment } from '../../ui/moment.js';
import { OwnData } from './own-data.js';
import { PasswordForm } from './password-form.js';
import { securityWords as words } from './security-words.js';
import { SessionList } from './session-list.js';

interface SecurityTabProps extends ComponentProps<typeof PasswordForm> {
  user: Account;
  onSignOut: () => void;
  signingOut: boolean;
}

/** The safety of the account: its password, where it is signed in, and what becomes of its data. */
export default function SecurityTab({ user, onSignOut, signingOut, ...passwords }: SecurityTabProps) {
  return (
    <div className="grid gap-10">
      <FactList
        facts={[
          [fieldWords.username.label, user.username],
          [words.opened, <Moment key="opened" at={user.createdAt} />],
        ]}
      />
      {user.username === 'admin' && (
        <p>
          <Link to="/admin" className="link">
            {words.admin}
          </Link>
        </p>
      )}
      <PasswordForm {...passwords} />
      <SessionList />
      <div>
        <Button busy={signingOut} onClick={onSignOut}>
          {words.signOut}
        </Button>
      </div>
      <OwnData user={user} />
    </div>
  );
}
