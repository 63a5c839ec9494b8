import { ApiError } from '../../lib/api-error.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { resourceWords as words } from './words.js';

/** The search could not be made: the specified words, and another try. */
export function SearchFailed({ error, busy, onTryAgain }: { error: unknown; busy: boolean; onTryAgain: () => void }) {
  return (
    <Alert tone="destructive" title={error instanceof ApiError ? words.failed(error.status) : words.unreachable}>
      <Button className="mt-3" busy={busy} onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </Alert>
  );
}
