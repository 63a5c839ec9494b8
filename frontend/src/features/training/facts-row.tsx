import type { OpportunitySummary } from '@guildhall/contracts/training';
import { classNames } from '../../ui/class-names.js';
import { factNames, factsOf, type FactName } from './facts.js';
import { trainingWords } from './words.js';

// On a phone the facts stand in two rows, three over two; from there on in one.
const places: Record<FactName, string> = {
  format: 'col-span-2',
  length: 'col-span-2 border-l',
  cost: 'col-span-2 border-l',
  place: 'col-span-3 border-t sm:border-t-0 sm:border-l',
  start: 'col-span-3 border-t border-l sm:border-t-0',
};

/** The five facts, in the same columns on every card, so that a column can be read downwards. */
export function FactsRow({ opportunity, className }: { opportunity: OpportunitySummary; className?: string }) {
  const facts = factsOf(opportunity);
  return (
    <dl className={classNames('grid grid-cols-6 sm:grid-cols-[23fr_35fr_26fr_28fr_28fr]', className)}>
      {factNames.map((name) => (
        <div key={name} className={classNames('min-w-0 border-rule px-3 py-1.5 text-14 sm:col-span-1', places[name])}>
          <dt className="text-ink-soft">{trainingWords.facts[name]}</dt>
          <dd
            className={classNames(
              'figures [overflow-wrap:anywhere]',
              facts[name] === null ? 'text-ink-faint' : 'font-semibold',
            )}
          >
            {facts[name] ?? trainingWords.notStated}
          </dd>
        </div>
      ))}
    </dl>
  );
}
