import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { factWords } from './list-words.js';

/** Facts, one ruled line each. Null is "not stated", in a lighter hand. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t border-rule">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={classNames('[overflow-wrap:anywhere]', value === null && 'text-ink-faint')}>
            {value ?? factWords.notStated}
          </dd>
        </div>
      ))}
    </dl>
  );
}
