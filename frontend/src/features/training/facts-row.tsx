import type { OpportunitySummary } from '@guildhall/contracts/training';
import { classNames } from '../../ui/class-names.js';
import { FactColumns } from '../../ui/fact-columns.js';
import { factNames, factsOf } from './facts.js';
import { trainingWords } from './words.js';

/** The five facts of an opportunity. */
export function FactsRow({ opportunity, className }: { opportunity: OpportunitySummary; className?: string }) {
  const facts = factsOf(opportunity);
  return (
    <FactColumns
      facts={factNames.map((name) => [trainingWords.facts[name], facts[name]])}
      className={classNames('sm:grid-cols-[23fr_35fr_26fr_28fr_28fr]', className)}
    />
  );
}
