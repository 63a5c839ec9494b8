import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { adminWords } from './words.js';

/** What was read, or that it is on its way, or that it failed and can be tried again. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error } = query;
  const place = useFocusWhenLost<HTMLDivElement>(error === null);
  return (
    <div ref={place} tabIndex={-1}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadFailure words={adminWords} query={query} />
      ) : (
        <div role="status" aria-label={adminWords.loading}>
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  );
}
