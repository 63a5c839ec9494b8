import { serverWords } from '../lib/api-error.js';
import { Alert } from './alert.js';
import { Button } from './button.js';

interface LoadFailureProps {
  words: { failed: string; tryAgain: string };
  query: FailedQuery;
}

/** What is told of a reading, and how it is tried again. */
export interface FailedQuery {
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Says that something could not be read, in the server's words where it gave any, and offers another try. */
export function LoadFailure({ words, query: { error, isFetching, refetch } }: LoadFailureProps) {
  return (
    <Alert tone="destructive" title={words.failed}>
      <p>{serverWords(error, '')}</p>
      <Button className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </Alert>
  );
}
