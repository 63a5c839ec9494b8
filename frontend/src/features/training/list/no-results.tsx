import type { TrainingResults } from '@guildhall/contracts/training';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../lib/number-words.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Caliper } from '../../../ui/drawings/caliper.js';
import { EmptyState } from '../../../ui/empty-state.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

/** Nothing found: the nearest wider searches that do find something. */
export function NoResults({ results, hrefOf }: ListControl & { results: TrainingResults }) {
  const pastTheEnd = results.total > 0;
  return (
    <EmptyState
      drawing={<Caliper part={false} className="h-24" />}
      title={pastTheEnd ? trainingWords.pastTheEnd : trainingWords.empty}
    >
      {pastTheEnd ? (
        <ButtonLink to={hrefOf({ page: 1 })} className="mt-4">
          {trainingWords.firstPage}
        </ButtonLink>
      ) : (
        <Wider wider={results.wider ?? []} />
      )}
    </EmptyState>
  );
}

function Wider({ wider }: { wider: NonNullable<TrainingResults['wider']> }) {
  if (wider.length === 0) {
    return (
      <>
        <p className="mt-1 text-ink-soft">{trainingWords.emptyPlain}</p>
        <ButtonLink to="/training" className="mt-4">
          {trainingWords.all}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="mt-1 text-ink-soft">{trainingWords.emptyHint}</p>
      <ul className="mt-3 border-t border-rule">
        {wider.map(({ label, params, total }) => (
          <li key={label} className="border-b border-rule">
            <Link
              to={`/training?${new URLSearchParams(params)}`}
              className="flex min-h-10 items-baseline gap-2 bg-paper pt-2 hover:bg-steel-wash"
            >
              <span className="text-steel underline underline-offset-3">{label}</span>
              <span className="leader" />
              <span className="figures">{formatCount(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
