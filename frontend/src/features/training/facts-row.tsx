import type { OpportunitySummary } from '@guildhall/contracts/training';
import { classNames } from '../../ui/class-names.js';
import { factNames, factsOf } from './facts.js';
import { trainingWords } from './words.js';

/** The five facts, in the same columns on every card, so that a column can be read downwards. On a phone: ruled lines. */
export function FactsRow({ opportunity, className }: { opportunity: OpportunitySummary; className?: string }) {
  const facts = factsOf(opportunity);
  return (
    <dl className={classNames('sm:grid sm:grid-cols-5', className)}>
      {factNames.map((name) => (
        <div key={name} className="flex justify-between gap-4 border-rule px-3 py-1 not-first:border-t sm:block sm:py-2 sm:not-first:border-t-0 sm:not-first:border-l">
          <dt className="text-14 text-ink-soft">{trainingWords.facts[name]}</dt>
          <dd className={classNames('figures text-right text-14 [overflow-wrap:anywhere] sm:text-left', facts[name] === null ? 'text-ink-faint' : 'font-semibold')}>
            {facts[name] ?? trainingWords.notStated}
          </dd>
        </div>
      ))}
    </dl>
  );
}
