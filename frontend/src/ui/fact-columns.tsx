import { classNames } from './class-names.js';
import { factWords } from './list-words.js';

interface FactColumnsProps {
  /** Five of them. Null is "not stated", in a lighter hand. */
  facts: readonly (readonly [name: string, value: string | null])[];
  className?: string;
}

// On a phone the facts stand in two rows, three over two; from there on in one.
const places = [
  'col-span-2',
  'col-span-2 border-l',
  'col-span-2 border-l',
  'col-span-3 border-t sm:border-t-0 sm:border-l',
  'col-span-3 border-t border-l sm:border-t-0',
];

/** Five facts, in the same columns on every traveller of a list, so that a column can be read downwards. */
export function FactColumns({ facts, className }: FactColumnsProps) {
  return (
    <dl className={classNames('grid grid-cols-6', className)}>
      {facts.map(([name, value], at) => (
        <div
          key={name}
          className={classNames('min-w-0 border-rule py-1.5 pr-1 pl-3 text-14 sm:col-span-1 sm:pr-3', places[at])}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd
            className={classNames(
              'figures [overflow-wrap:anywhere]',
              value === null ? 'text-ink-faint' : 'font-semibold',
            )}
          >
            {value ?? factWords.notStated}
          </dd>
        </div>
      ))}
    </dl>
  );
}
