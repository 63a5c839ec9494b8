import type { Account } from '@guildhall/contracts/auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { AllOptional } from '../../ui/field-frame.js';
import { PartNet } from '../../ui/part-net.js';
import { UnsavedWarning } from '../../ui/question/unsaved-warning.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Tabs } from '../../ui/tabs.js';
import { GeneralForm } from './general-form.js';
import type { TypedPasswords } from './password-form.js';
import { useGeneralForm } from './use-general-form.js';
import { memberWords } from './words.js';

const words = memberWords.profile;
/** Loaded when it is looked at: most visits change a phone number. */
const SecurityTab = lazyPart(() => import('./security-tab.js'));
const ClosingNotice = lazyPart(() => import('./closing-notice.js'));

interface ProfileProps {
  user: Account;
  onSignOut: () => void;
  signingOut: boolean;
}

/** One's own facts, and the safety of the account. Which of the two is shown stands in the address. */
export function Profile({ user, onSignOut, signingOut }: ProfileProps) {
  const [query, setQuery] = useSearchParams();
  // A notice is taken away with the button that settled it.
  const title = useFocusWhenLost<HTMLHeadingElement>(user);
  const form = useGeneralForm(user);
  const [passwords, keepPasswords] = useState<TypedPasswords | null>(null);
  const tab = query.get('tab') === 'security' ? 'security' : 'general';
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mb-5 text-36">
        {words.title}
      </h1>
      <Tabs
        label={words.label}
        chosen={tab}
        onChoose={(id) => setQuery(id === 'general' ? {} : { tab: id }, { replace: true })}
        tabs={[
          {
            id: 'general',
            words: words.tabs.general,
            content: (
              <>
                {user.closesAt && (
                  <PartNet>
                    <ClosingNotice user={user} />
                  </PartNet>
                )}
                <AllOptional value>
                  <GeneralForm user={user} form={form} />
                </AllOptional>
              </>
            ),
          },
          {
            id: 'security',
            words: words.tabs.security,
            content: (
              <PartNet waiting={<Skeleton className="h-80" />}>
                <SecurityTab
                  user={user}
                  onSignOut={onSignOut}
                  signingOut={signingOut}
                  typed={passwords}
                  onType={keepPasswords}
                />
              </PartNet>
            ),
          },
        ]}
      />
      <UnsavedWarning unsaved={form.isDirty || passwords !== null} />
    </>
  );
}
