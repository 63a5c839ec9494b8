import type { Opportunity } from '@guildhall/contracts/training';
import { FactList } from '../../../ui/fact-list.js';
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
      <div className="mt-2">
        <FactList facts={rows.map(([name, values]) => [name, values.join(', ') || null])} />
      </div>
    </section>
  );
}
