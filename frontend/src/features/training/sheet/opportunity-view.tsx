import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { usePageHead } from '../../../lib/page-head.js';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.js';
import { AfterPause } from '../../../ui/after-pause.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { opportunityQuery } from '../queries.js';
import { truncate } from '../truncate.js';
import { trainingWords } from '../words.js';
import { missingWords } from './missing-words.js';
import { OpportunitySheet } from './opportunity-sheet.js';
import { SheetMissing } from './sheet-missing.js';
import { Similar } from './similar.js';
import { sheetWords } from './words.js';

/** The page of one opportunity. */
export function OpportunityView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(opportunityQuery(id));
  const title = data?.title ?? missingWords(error)?.title ?? trainingWords.opportunity;
  const sheet = useFocusWhenLost<HTMLDivElement>(error === null);
  usePageHead(title, data ? truncate(data.description ?? data.title) : '');
  return (
    <div ref={sheet} tabIndex={-1} className="mx-auto max-w-[1392px] px-4 pt-5 sm:px-6">
      <BackToList />
      {error ? (
        <SheetMissing error={error} busy={isFetching} onTryAgain={() => void refetch()} />
      ) : data ? (
        <>
          <OpportunitySheet opportunity={data} />
          <Similar opportunity={data} />
        </>
      ) : (
        <AfterPause>
          <div role="status" aria-label={sheetWords.loading}>
            <Skeleton className="h-[32rem]" />
          </div>
        </AfterPause>
      )}
    </div>
  );
}

/** Back to the very list that led here, with its search; to the whole list for who came by a link. */
function BackToList() {
  const { state } = useLocation() as Location<unknown>;
  const from = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return (
    <Link
      to={typeof from === 'string' ? `/training${from}` : '/training'}
      className="no-print mb-3 inline-flex min-h-8 items-center gap-1.5 link"
    >
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      {trainingWords.heading}
    </Link>
  );
}
