import type { Opportunity } from '@guildhall/contracts/training';
import { trainingWords } from '../words.js';

const certificationWords = { required: 'Required', optional: 'Optional', none: 'None' } as const;

/** What else is known, one ruled line each. */
export function DetailTable({ opportunity }: { opportunity: Opportunity }) {
  const { industry, skills, prerequisites, certifications, certification, skillLevel, street, city, state, zip } =
    opportunity;
  const level = skillLevel && `${skillLevel.charAt(0).toUpperCase()}${skillLevel.slice(1)}`;
  const rows: [string, readonly string[]][] = [
    ['Industries', industry],
    ['Skills', skills],
    ['Level', level ? [level] : []],
    ['Before you start', prerequisites],
    ['Certificates', certifications],
    ['Certification', certification ? [certificationWords[certification]] : []],
    ['Address', [[street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean)],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-22">
        Details
      </h2>
      <dl className="mt-2 border-t border-rule">
        {rows.map(([name, values]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-4 border-b border-rule py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className={values.length > 0 ? '[overflow-wrap:anywhere]' : 'text-ink-faint'}>
              {values.length > 0 ? values.join(', ') : trainingWords.notStated}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
