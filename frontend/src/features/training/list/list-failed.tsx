import { serverWords } from '../../../lib/api-error.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { trainingWords } from '../words.js';

interface ListFailedProps {
  error: unknown;
  busy: boolean;
  onTryAgain: () => void;
}

/** The list could not be read: the specified words, what the server said, and another try. */
export function ListFailed({ error, busy, onTryAgain }: ListFailedProps) {
  const said = serverWords(error, '');
  return (
    <Alert tone="destructive" title={trainingWords.failed}>
      {said && <p>{said}</p>}
      <Button className="mt-3" busy={busy} onClick={onTryAgain}>
        {trainingWords.tryAgain}
      </Button>
    </Alert>
  );
}
