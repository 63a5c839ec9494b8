import type { Account } from '@guildhall/contracts/auth';
import { useState } from 'react';
import { Moment } from '../../ui/moment.js';
import { Button } from '../../ui/button.js';
import { FactList } from '../../ui/fact-list.js';
import { Tabs } from '../../ui/tabs.js';
import { MemberFacts } from './member-facts.js';
import { memberWords } from './words.js';

const words = memberWords.profile;

interface ProfileProps {
  user: Account;
  onSignOut: () => void;
  signingOut: boolean;
}

/** One's own facts, and the safety of the account. */
export function Profile({ user, onSignOut, signingOut }: ProfileProps) {
  const [tab, setTab] = useState('general');
  const { firstName, lastName, email, phone, companyName, address, username, createdAt } = user;
  const general = (
    <MemberFacts
      facts={[
        ['First name', firstName],
        ['Last name', lastName],
        ['Email', email],
        ['Phone', phone],
        ['Company name', companyName],
        ['Address', address],
      ]}
    />
  );
  const security = (
    <>
      <FactList
        facts={[
          ['Username', username],
          ['Account opened', <Moment key="opened" at={createdAt} />],
        ]}
      />
      <p className="mt-5 max-w-[65ch] text-ink-soft">{words.password}</p>
      <Button className="mt-3" busy={signingOut} onClick={onSignOut}>
        {words.signOut}
      </Button>
    </>
  );
  return (
    <>
      <h1 className="mb-5 text-36">{words.title}</h1>
      <Tabs
        label={words.label}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'general', words: words.tabs.general, content: general },
          { id: 'security', words: words.tabs.security, content: security },
        ]}
      />
    </>
  );
}
