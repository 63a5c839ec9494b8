import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.js';
import { classNames } from '../../../ui/class-names.js';
import { listQuery } from '../queries.js';
import { useListState } from '../use-list-state.js';
import { trainingWords } from '../words.js';
import { ActiveFilters } from './active-filters.js';
import { FilterGroups } from './filter-groups.js';
import { FilterToggle } from './filter-toggle.js';
import { ListFailed } from './list-failed.js';
import { ListSkeleton } from './list-skeleton.js';
import { ResultLine } from './result-line.js';
import { Results } from './results.js';
import { SearchBar } from './search-bar.js';
import { usePageTurn } from './use-page-turn.js';

/** Training discovery: search box, filters left, travellers right. */
export function TrainingList() {
  const control = useListState();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(listQuery(control.state));
  const [panelOpen, setPanelOpen] = useState(true);
  const count = useFocusWhenLost<HTMLParagraphElement>(error === null);
  usePageTurn(count, control.state, data !== undefined && !isPlaceholderData);
  return (
    <div className="mx-auto max-w-[1392px] px-4 pt-3 sm:px-6">
      <h1 className="mb-2 text-22">{trainingWords.heading}</h1>
      <div className="no-print flex flex-wrap gap-2">
        <div className="min-w-0 flex-[99_1_24rem]">
          <SearchBar {...control} />
        </div>
        <FilterToggle control={control} results={data} panelOpen={panelOpen} onPanel={setPanelOpen} />
      </div>
      <div
        className={classNames(
          'mt-3 grid grid-cols-[minmax(0,1fr)] gap-8',
          panelOpen && 'lg:grid-cols-[15.5rem_minmax(0,1fr)]',
        )}
      >
        <aside
          id="filters"
          aria-label={trainingWords.filters.heading}
          className={classNames('no-print hidden', panelOpen && 'lg:block')}
        >
          <FilterGroups {...control} results={data} />
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5">
          <ActiveFilters {...control} />
          <ResultLine {...control} countRef={count} results={error ? undefined : data} />
          {error ? (
            <ListFailed error={error} busy={isFetching} onTryAgain={() => void refetch()} />
          ) : data ? (
            <Results results={data} old={isPlaceholderData} {...control} />
          ) : (
            <ListSkeleton />
          )}
        </div>
      </div>
    </div>
  );
}
