import { formatLabels, type OpportunitySummary } from '@guildhall/contracts/training';
import { formatDay } from '../../lib/day.js';
import { countOf, formatCents } from '../../lib/number-words.js';
import { trainingWords } from './words.js';

const words = trainingWords.amounts;

export type FactName = 'format' | 'length' | 'cost' | 'place' | 'start';

/** The order in which facts stand on every traveller. */
export const factNames: readonly FactName[] = ['format', 'length', 'cost', 'place', 'start'];

type Stated = Pick<
  OpportunitySummary,
  | 'format'
  | 'duration'
  | 'durationMinDays'
  | 'durationMaxDays'
  | 'instructionHours'
  | 'cost'
  | 'costMinCents'
  | 'costMaxCents'
  | 'location'
  | 'startDate'
  | 'startsAt'
> & { city?: string | null; state?: string | null };

/** The facts of an opportunity in words; null is "not stated", never zero. */
export function factsOf(opportunity: Stated): Record<FactName, string | null> {
  return {
    format: opportunity.format && formatLabels[opportunity.format],
    length: lengthOf(opportunity),
    cost: costOf(opportunity),
    place: opportunity.location ?? ([opportunity.city, opportunity.state].filter(Boolean).join(', ') || null),
    start: opportunity.startsAt ? formatDay(opportunity.startsAt) : opportunity.startDate,
  };
}

/** The calendar length as the source writes it, or from its days; the hours of instruction stand beside. */
function lengthOf({ duration, durationMinDays, durationMaxDays, instructionHours }: Stated): string | null {
  const calendar = duration ?? daysOf(durationMinDays, durationMaxDays);
  const hours = instructionHours === null ? null : countOf(instructionHours, ...words.hours).replace(' ', '\u00a0');
  if (!calendar || !hours) return calendar ?? hours;
  // Many sources write the hours themselves: "40 hours" needs no second "40 hours".
  return /\b(hours?|hrs?)\b/i.test(calendar) ? calendar : `${calendar}, ${hours}`;
}

function daysOf(min: number | null, max: number | null): string | null {
  if (min === null || max === null) {
    const known = min ?? max;
    return known === null ? null : `${min === null ? words.upTo : words.from} ${countOf(known, ...words.days)}`;
  }
  const most = countOf(max, ...words.days);
  return min === max ? most : words.span(min, most);
}

/** Sums where they are known, since they read alike in every row; else the source's own words. */
function costOf({ cost, costMinCents, costMaxCents }: Stated): string | null {
  const min = costMinCents ?? costMaxCents;
  const max = costMaxCents ?? costMinCents;
  if (min === null || max === null) return cost;
  if (max === 0) return words.free;
  return min === max ? formatCents(min) : words.span(formatCents(min), formatCents(max));
}
