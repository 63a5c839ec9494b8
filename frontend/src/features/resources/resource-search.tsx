import type { Resource } from '@guildhall/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../../lib/number-words.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { AfterPause } from '../../ui/after-pause.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Forklift } from '../../ui/drawings/forklift.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { matches, noFilter } from './resource-filter.js';
import { ResourceFilters } from './resource-filters.js';
import { ResourceResults } from './resource-results.js';
import { SearchFailed } from './search-failed.js';
import { resourceWords as words } from './words.js';

interface ResourceList {
  results: Resource[];
  nextCursor: string | null;
}

/** Looks through what companies lend out: the newest hundred, filtered as one types. */
export function ResourceSearch() {
  const [filter, setFilter] = useState(noFilter);
  const { data, error, isFetching, refetch } = useQuery<ResourceList>({ queryKey: ['/api/v1/resources?limit=100'] });
  const count = useFocusWhenLost<HTMLParagraphElement>(error === null);
  const listed = data?.results;
  const found = listed?.filter((resource) => matches(resource, filter));
  return (
    <>
      <TitleStrip title={words.title} drawing={<Forklift className="h-32" />}>
        {words.intro}
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-x-10 gap-y-6 px-4 pt-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ResourceFilters filter={filter} onChange={setFilter} />
        <div className="grid content-start gap-3">
          <p ref={count} role="status" tabIndex={-1} className="figures min-h-6">
            {found && countOf(found.length, ...words.found)}
            {data?.nextCursor && <span className="text-ink-soft"> {words.newestOnly}</span>}
          </p>
          {error ? (
            <SearchFailed error={error} busy={isFetching} onTryAgain={() => void refetch()} />
          ) : listed && found ? (
            <ResourceResults found={found} anyListed={listed.length > 0} onReset={() => setFilter(noFilter)} />
          ) : (
            <>
              <NeedsScripts what="list" />
              <AfterPause>
                <div role="status" aria-label={words.loading} className="grid gap-3 noscript:hidden">
                  <Skeleton className="h-32" />
                  <Skeleton className="h-32" />
                </div>
              </AfterPause>
            </>
          )}
        </div>
      </div>
    </>
  );
}
