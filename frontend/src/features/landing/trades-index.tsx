import { industries } from '@guildhall/contracts/auth';
import type { TrainingResults } from '@guildhall/contracts/training';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countOf, formatCount } from '../../lib/number-words.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { Button } from '../../ui/button.js';
import { landingWords } from './words.js';

const words = landingWords.trades;

/** The trades as a parts index: item number, trade, how many trainings there are now. Never a number that wasn't counted. */
export function TradesIndex() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/training?size=10'],
    select: countsOf,
  });
  const outcome = useFocusWhenLost<HTMLParagraphElement>(isError);
  return (
    <section aria-labelledby="trades">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-2">
        <h2 id="trades" className="text-28">
          {words.heading}
        </h2>
        <Link to="/training" className="link figures inline-flex min-h-6 items-center">
          {data ? words.allOf(data.all) : words.all}
        </Link>
      </div>
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map((industry, place) => (
          <li key={industry} className="border-b border-rule">
            <Link
              to={`/training?${new URLSearchParams({ industry })}`}
              className="group flex min-h-10 items-baseline gap-2 py-2 hover:bg-steel-wash"
            >
              <span aria-hidden="true" className="figures w-8 shrink-0 text-14 text-ink-faint">
                {String(place + 1).padStart(2, '0')}
              </span>
              <span className="font-semibold group-hover:text-steel group-hover:underline">{industry}</span>
              <span className="leader" />
              <span className="figures min-w-8 text-right">
                {data ? (data.byTrade.get(industry) ?? '0') : '\u00a0'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p ref={outcome} tabIndex={-1} className="mt-3 text-14 text-ink-soft">
        {isError ? words.failed : data ? words.counted : '\u00a0'}
        {isError && (
          <Button look="quiet" busy={isFetching} className="ml-2 min-h-8 text-14" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        )}
      </p>
    </section>
  );
}

/**
 * The counts in words.
 * @throws TypeError for an answer that holds none: then they can't be read, and the page stands
 */
function countsOf({ total, facets }: TrainingResults) {
  if (![total, ...facets.industry.map(({ count }) => count)].every(Number.isInteger)) throw new TypeError('No counts');
  return {
    all: countOf(total, ...words.counts),
    byTrade: new Map<string, string>(facets.industry.map(({ value, count }) => [value, formatCount(count)])),
  };
}
