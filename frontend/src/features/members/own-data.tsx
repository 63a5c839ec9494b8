import type { Account } from '@guildhall/contracts/auth';
import type { OwnData as Kept } from '@guildhall/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { saveFile } from '../../lib/save-file.js';
import { useFocusOnChange } from '../../lib/use-focus-on-change.js';
import { Button } from '../../ui/button.js';
import { PartNet, tellMissing } from '../../ui/part-net.js';
import { showToast } from '../../ui/toast/toast-store.js';
import ClosingNotice from './closing-notice.js';
import { closingWords } from './closing-words.js';

const { heading, download, close } = closingWords;
const CloseAccount = lazyPart(() => import('./close-account.js'));

/** What belongs to the account: taking it along, closing the account, keeping it after all. */
export function OwnData({ user }: { user: Account }) {
  return (
    <section aria-labelledby="own-data" className="max-w-prose">
      <h2 id="own-data" className="mb-4 text-22">
        {heading}
      </h2>
      <Download />
      <Closing user={user} />
    </section>
  );
}

function Download() {
  const gathering = useMutation({
    mutationFn: () => callApi<Kept>('GET', '/api/user/export'),
    onSuccess: (kept) =>
      saveFile(download.fileOf(kept.exportedAt.slice(0, 10)), 'application/json', `${JSON.stringify(kept, null, 2)}\n`),
    onError: (error) =>
      showToast({ tone: 'destructive', title: download.failed, description: serverWords(error, download.fallback) }),
  });
  return (
    <>
      <p>{download.text}</p>
      <Button className="mt-4" busy={gathering.isPending} onClick={() => gathering.mutate()}>
        {gathering.isPending ? download.busy : download.submit}
      </Button>
    </>
  );
}

function Closing({ user }: { user: Account }) {
  const [asking, ask] = useState(false);
  const giveUp = () => {
    ask(false);
    tellMissing();
  };
  const title = useFocusOnChange<HTMLHeadingElement>(user.closesAt);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="mt-8 mb-2 text-18 font-semibold">
        {close.heading}
      </h3>
      {user.closesAt ? (
        <ClosingNotice user={user} />
      ) : (
        <>
          <p>{user.username === 'admin' ? close.admin : close.text}</p>
          {user.username !== 'admin' && (
            <Button className="mt-4" onClick={() => ask(true)}>
              {close.open}
            </Button>
          )}
        </>
      )}
      {asking && (
        <PartNet onMissing={giveUp}>
          <CloseAccount onClose={() => ask(false)} />
        </PartNet>
      )}
    </>
  );
}
