import { pageSizes, sorts, type TrainingResults } from '@guildhall/contracts/training';
import type { Ref } from 'react';
import { countOf, formatCount } from '../../../lib/number-words.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

const small = 'min-h-8 rounded-card border border-rule-strong bg-card px-2 text-14';

interface ResultLineProps extends ListControl {
  results: TrainingResults | undefined;
  /** For who moves the focus to the count. */
  countRef: Ref<HTMLParagraphElement>;
}

/** How many there are, in which order, how many on a page: on one line. */
export function ResultLine({ state, change, results, countRef }: ResultLineProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p ref={countRef} role="status" tabIndex={-1} className="figures min-h-6 min-w-48">
        {results && spanOf(results)}
      </p>
      <div className="no-print flex flex-wrap gap-x-4 gap-y-2 text-14">
        <label className="flex items-center gap-2">
          {trainingWords.order}
          <select
            name="sort"
            className={small}
            value={state.sort}
            onChange={(event) => change({ sort: sorts.find((sort) => sort === event.target.value) })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {trainingWords.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
        <label className="flex items-center gap-2">
          {trainingWords.perPage}
          <select
            name="size"
            className={small}
            value={state.size}
            onChange={(event) => change({ size: Number(event.target.value) })}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

function spanOf({ total, page, size, results }: TrainingResults): string {
  const counted = countOf(total, ...trainingWords.found);
  if (results.length === 0 || total <= size) return counted;
  const first = (page - 1) * size + 1;
  return trainingWords.shown(formatCount(first), formatCount(first + results.length - 1), counted);
}
