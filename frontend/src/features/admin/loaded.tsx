import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { LoadFailure, type FailedQuery } from '../../ui/load-failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { adminWords } from './words.js';

interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined };
  /** The height of what is expected, as a class. */
  skeleton?: string;
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it failed and can be tried again. */
export function Loaded<Data>({ query, skeleton = 'h-80', children }: LoadedProps<Data>) {
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
          <Skeleton className={skeleton} />
        </div>
      )}
    </div>
  );
}
