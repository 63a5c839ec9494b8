import type { AuditList } from '@guildhall/contracts/auth';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { Button } from '../../ui/button.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Moment } from '../../ui/moment.js';
import { Deed, type AuditLine } from './deed.js';
import { Loaded } from './loaded.js';
import { adminWords, detailWords, whoDid } from './words.js';

const words = adminWords.audit;

/** Who did what to one account, newest first. */
export function AuditTrail({ account, name }: { account: string; name: string }) {
  const query = useInfiniteQuery({
    queryKey: ['/api/v1/admin/audit', account],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callApi<AuditList>(
        'GET',
        `/api/v1/admin/audit?${new URLSearchParams({ account, ...(pageParam ? { before: pageParam } : {}) })}`,
      ),
    getNextPageParam: ({ next }) => next,
  });
  return (
    <section aria-label={words.heading(name)} className="mt-4 rounded-card border border-rule bg-sunk px-4 py-3">
      <Loaded query={query} skeleton="h-24">
        {({ pages }) => (
          <>
            <TrailLines lines={pages.flatMap(({ results }) => results)} />
            <Older query={query} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function TrailLines({ lines }: { lines: AuditLine[] }) {
  return (
    <ul className="grid gap-2 text-14">
      {lines.length === 0 && <li>{words.none}</li>}
      {lines.map((line) => (
        <li key={line.id} className="[overflow-wrap:anywhere]">
          <TrailLine line={line} />
        </li>
      ))}
    </ul>
  );
}

function TrailLine({ line }: { line: AuditLine }) {
  const { at, address, details } = line;
  const detail = detailWords(details);
  return (
    <>
      <Moment at={at} as="time" />: <Deed line={line} /> {words.by} {whoDid(line)}
      {address && ` ${words.from} ${address}`}
      {detail && `: ${detail}`}
    </>
  );
}

/** Asks for the lines before these; when that fails, says so and asks once more, and the lines stay. */
function Older({ query }: { query: UseInfiniteQueryResult<InfiniteData<AuditList>> }) {
  const { error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  if (isFetchNextPageError) {
    return (
      <div className="mt-3">
        <LoadFailure words={adminWords} query={{ error, isFetching, refetch: fetchNextPage }} />
      </div>
    );
  }
  if (!hasNextPage) return null;
  return (
    <Button className="mt-3" busy={isFetching} onClick={() => void fetchNextPage()}>
      {words.older}
    </Button>
  );
}
