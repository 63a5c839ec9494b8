import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverWords } from '../../lib/api-error.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
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
  const { data, error, isFetching, refetch } = query;
  const place = useFocusWhenLost<HTMLDivElement>(error === null);
  return (
    <div ref={place} tabIndex={-1}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Alert tone="destructive" title={adminWords.failed}>
          <p>{serverWords(error, '')}</p>
          <Button className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {adminWords.tryAgain}
          </Button>
        </Alert>
      ) : (
        <div role="status" aria-label={adminWords.loading}>
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  );
}
