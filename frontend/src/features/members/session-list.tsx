import type { Session } from '@guildhall/contracts/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { useFocusOnChange } from '../../lib/use-focus-on-change.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/moment.js';
import { AskFirstButton } from '../../ui/question/ask-first-button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { browserName } from './browser-name.js';
import { securityWords } from './security-words.js';
import { sessionListQuery, sessionsKey } from './session-list-query.js';

const words = securityWords.sessions;

/** Ends sessions and reads anew which are left. `path` is empty for all others. */
function useEndSession(done: { title: string; description: string }, onEnded: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => callApi('DELETE', `/api/user/sessions${path}`),
    onSuccess: () => {
      onEnded();
      showToast(done);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: words.heading, description: serverWords(error, words.notEnded) }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Where the account is signed in: end one, end all others. */
export function SessionList() {
  const query = useQuery(sessionListQuery);
  const { data, error } = query;
  const [ended, setEnded] = useState(0);
  const heading = useFocusOnChange<HTMLHeadingElement>(ended);
  const section = useFocusWhenLost<HTMLElement>(error === null);
  const onEnded = () => setEnded((before) => before + 1);
  const endOthers = useEndSession(words.othersEnded, onEnded);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="sessions">
      <h2 ref={heading} tabIndex={-1} id="sessions" className="mb-4 text-22">
        {words.heading}
      </h2>
      {error ? (
        <LoadFailure words={words} query={query} />
      ) : data ? (
        <>
          <ul className="divide-y divide-rule border-y border-rule">
            {data.results.map((session) => (
              <SessionLine key={session.id} session={session} onEnded={onEnded} />
            ))}
          </ul>
          {data.results.length > 1 && (
            <AskFirstButton
              className="mt-5"
              busy={endOthers.isPending}
              question={words.endOthersSure}
              onYes={() => endOthers.mutate('')}
            >
              {words.endOthers}
            </AskFirstButton>
          )}
        </>
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

function SessionLine({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { id, browser, address, current, lastSeenAt } = session;
  const end = useEndSession(words.ended, onEnded);
  const name = browserName(browser) ?? words.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} {current && <Badge>{words.here}</Badge>}
        </p>
        <p className="text-14 text-ink-soft [overflow-wrap:anywhere]">
          {words.from} {address}, {words.seen} <Moment at={lastSeenAt} as="time" />
        </p>
      </div>
      {!current && (
        <Button busy={end.isPending} aria-label={`${words.end}: ${name}`} onClick={() => end.mutate(`/${id}`)}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
