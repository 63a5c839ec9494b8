import type { AuditList } from '@guildhall/contracts/auth';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/moment.js';
import { Skeleton } from '../../ui/skeleton.js';
import { adminWords, deedWords, detailWords, whoDid } from './words.js';

const words = adminWords.audit;
type Entry = AuditList['results'][number];

/** Who did what to one account, newest first. */
export function AuditTrail({ account, name }: { account: string; name: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['/api/v1/admin/audit', account],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callApi<AuditList>(
        'GET',
        `/api/v1/admin/audit?${new URLSearchParams({ account, ...(pageParam ? { before: pageParam } : {}) })}`,
      ),
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section aria-label={words.heading(name)} className="mt-4 rounded-card border border-rule bg-sunk px-4 py-3">
      {error ? (
        <Alert tone="destructive" title={adminWords.failed}>
          <p>{serverWords(error, '')}</p>
        </Alert>
      ) : data ? (
        <ul className="grid gap-2 text-14">
          {entries.length === 0 && <li>{words.none}</li>}
          {entries.map((entry) => (
            <li key={entry.id} className="[overflow-wrap:anywhere]">
              <TrailLine entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label={adminWords.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
      {hasNextPage && (
        <Button className="mt-3" busy={isFetching} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </section>
  );
}

function TrailLine({ entry }: { entry: Entry }) {
  const { at, action, outcome, address, details } = entry;
  const detail = detailWords(details);
  return (
    <>
      <Moment at={at} as="time" />: <strong>{deedWords[action]}</strong>
      {outcome === 'refused' && ` (${words.refused})`} {words.by} {whoDid(entry)}
      {address && ` ${words.from} ${address}`}
      {detail && `: ${detail}`}
    </>
  );
}
