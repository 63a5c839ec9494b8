import type { Opportunity } from '@guildhall/contracts/training';
import { factWords } from '../../../ui/list-words.js';
import { trainingWords } from '../words.js';
import { sheetWords } from './words.js';

const words = sheetWords.details;

/** What else is known, one ruled line each. */
export function DetailTable({ opportunity }: { opportunity: Opportunity }) {
  const { industry, skills, prerequisites, certifications, certification, skillLevel, street, city, state, zip } =
    opportunity;
  const level = skillLevel && `${skillLevel.charAt(0).toUpperCase()}${skillLevel.slice(1)}`;
  const rows: [string, readonly string[]][] = [
    [trainingWords.industries, industry],
    [words.skills, skills],
    [words.level, level ? [level] : []],
    [words.prerequisites, prerequisites],
    [words.certificates, certifications],
    [words.certification, certification ? [words.certifications[certification]] : []],
    [
      words.address,
      [[street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean),
    ],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-22">
        {words.heading}
      </h2>
      <dl className="mt-2 border-t border-rule">
        {rows.map(([name, values]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-4 border-b border-rule py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className={values.length > 0 ? '[overflow-wrap:anywhere]' : 'text-ink-faint'}>
              {values.length > 0 ? values.join(', ') : factWords.notStated}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
