import { serverWords } from '../../../lib/api-error.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Caliper } from '../../../ui/drawings/caliper.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { trainingWords } from '../words.js';
import { missingWords } from './missing-words.js';
import { sheetWords } from './words.js';

interface SheetMissingProps {
  error: unknown;
  busy: boolean;
  onTryAgain: () => void;
}

/** An opportunity that can't be shown: it never was (404), it is no longer offered (410), or something failed. */
export function SheetMissing({ error, busy, onTryAgain }: SheetMissingProps) {
  const missing = missingWords(error);
  if (!missing) {
    return (
      <>
        <h1 className="mb-3 text-28">{trainingWords.opportunity}</h1>
        <Alert tone="destructive" title={sheetWords.failed}>
          <p>{serverWords(error, sheetWords.unreachable)}</p>
          <Button className="mt-3" busy={busy} onClick={onTryAgain}>
            {trainingWords.tryAgain}
          </Button>
        </Alert>
      </>
    );
  }
  const { title, text } = missing;
  return (
    <EmptyState drawing={<Caliper part={false} className="h-24" />} title={title} level={1}>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <ButtonLink look="action" to="/training" className="mt-5">
        {sheetWords.searchOther}
      </ButtonLink>
    </EmptyState>
  );
}
