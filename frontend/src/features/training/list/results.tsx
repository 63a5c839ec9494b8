import type { TrainingResults } from '@guildhall/contracts/training';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Alert } from '../../../ui/alert.js';
import { classNames } from '../../../ui/class-names.js';
import { Pagination } from '../../../ui/pagination.js';
import { changeList } from '../list-state.js';
import { listQuery } from '../queries.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';
import { NoResults } from './no-results.js';
import { Traveller } from './traveller.js';

interface ResultsProps extends ListControl {
  results: TrainingResults;
  /** The results of the question before; the new ones are on their way. */
  old: boolean;
}

/** What was found: notices about it, the travellers, the pager. */
export function Results({ results, old, ...control }: ResultsProps) {
  const cache = useQueryClient();
  const { state, hrefOf } = control;
  return (
    <div
      aria-busy={old}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2.5 transition-opacity', old && 'opacity-60')}
    >
      {results.degraded && (
        <Alert tone="warning">
          <p>{trainingWords.degraded}</p>
        </Alert>
      )}
      {results.suggestion && (
        <p>
          {trainingWords.didYouMean}{' '}
          <Link to={hrefOf({ q: results.suggestion })} className="link font-semibold">
            {results.suggestion}
          </Link>
          ?
        </p>
      )}
      {results.results.length === 0 ? (
        <NoResults results={results} {...control} />
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {results.results.map((opportunity) => (
            <li key={opportunity.id}>
              <Traveller opportunity={opportunity} />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <Pagination
          page={state.page}
          pages={Math.ceil(results.total / results.size)}
          hrefOf={(page) => hrefOf({ page })}
          onConsider={(page) => void cache.query(listQuery(changeList(state, { page }))).catch(() => undefined)}
        />
      </div>
    </div>
  );
}
