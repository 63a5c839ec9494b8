import { ApiError, serverWords } from '../../../lib/api-error.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Caliper } from '../../../ui/drawings/caliper.js';
import { trainingWords } from '../words.js';

interface SheetMissingProps {
  error: unknown;
  busy: boolean;
  onTryAgain: () => void;
}

/** An opportunity that can't be shown: it never was (404), it is no longer offered (410), or something failed. */
export function SheetMissing({ error, busy, onTryAgain }: SheetMissingProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status !== 404 && status !== 410) {
    return (
      <Alert tone="destructive" title={trainingWords.openFailed}>
        <p>{serverWords(error, 'The site could not be reached.')}</p>
        <Button className="mt-3" busy={busy} onClick={onTryAgain}>
          {trainingWords.tryAgain}
        </Button>
      </Alert>
    );
  }
  const { title, text } = status === 410 ? trainingWords.gone : trainingWords.unknown;
  return (
    <div className="drafting-grid flex flex-wrap items-center gap-x-10 gap-y-6 rounded-card border border-rule-strong px-6 py-12">
      <Caliper part={false} className="h-24" />
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-28">{title}</h1>
        <p className="mt-2 max-w-[60ch]">{text}</p>
        <ButtonLink look="action" to="/training" className="mt-5">
          Search other training
        </ButtonLink>
      </div>
    </div>
  );
}
