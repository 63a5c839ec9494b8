import type { ImportedOpportunity } from '@guildhall/contracts/training';
import { readCost } from './cost.js';
import { readCalendarDays, readInstructionHours } from './duration.js';
import type { OpportunityContent, Origin } from './opportunity.js';
import { completePlace } from './place.js';
import { readStart } from './start.js';

/**
 * What an imported row says, completed: values that the row leaves out are derived from its source texts (cents from
 * cost, days and hours from duration, the day from startDate, parts of the place). What a row states is never overruled,
 * and what neither states nor implies a value stays unknown.
 */
export function importedContent(
  { key: _key, ...row }: ImportedOpportunity,
  { sourceType, sourceUrl }: Pick<Origin, 'sourceType' | 'sourceUrl'>,
): OpportunityContent {
  const given = { ...row, ...texts(row), ...lists(row) };
  return {
    ...given,
    ...days(given),
    ...cents(given),
    ...completePlace(given),
    ...coordinates(given),
    instructionHours: given.instructionHours ?? readInstructionHours(given.duration),
    startsAt: sensible(given.startsAt) ?? readStart(given.startDate),
    sourceType,
    sourceUrl,
  };
}

type Texts = Pick<ImportedOpportunity, 'title' | 'provider' | 'description'>;

function texts({ title, provider, description }: Texts): Texts {
  return {
    title: oneLine(title),
    provider: provider && oneLine(provider),
    description: description && withoutControls(description),
  };
}

type Lists = Pick<ImportedOpportunity, 'industry' | 'skills' | 'prerequisites' | 'certifications'>;

function lists({ industry, skills, prerequisites, certifications }: Lists): Lists {
  const tidy = (list: string[]): string[] => [...new Set(list.map(oneLine).filter(Boolean))];
  return {
    industry: tidy(industry),
    skills: tidy(skills),
    prerequisites: tidy(prerequisites),
    certifications: tidy(certifications),
  };
}

function days(row: Omit<ImportedOpportunity, 'key'>): Pick<OpportunityContent, 'durationMinDays' | 'durationMaxDays'> {
  const { durationMinDays: min, durationMaxDays: max } = row;
  if (min === null && max === null) {
    const read = readCalendarDays(row.duration);
    return { durationMinDays: read.minDays, durationMaxDays: read.maxDays };
  }
  const [durationMinDays, durationMaxDays] = inOrder(min, max);
  return { durationMinDays, durationMaxDays };
}

function cents(row: Omit<ImportedOpportunity, 'key'>): Pick<OpportunityContent, 'costMinCents' | 'costMaxCents'> {
  const { costMinCents: min, costMaxCents: max } = row;
  if (min === null && max === null) {
    const read = readCost(row.cost);
    return { costMinCents: read.minCents, costMaxCents: read.maxCents };
  }
  const [costMinCents, costMaxCents] = inOrder(min, max);
  return { costMinCents, costMaxCents };
}

/** An instant of these centuries in UTC; null for any other. */
function sensible(instant: string | null): string | null {
  const read = new Date(instant ?? NaN);
  return read.getUTCFullYear() >= 1990 && read.getUTCFullYear() <= 2100 ? read.toISOString() : null;
}

/** Half a coordinate is none. */
function coordinates({ latitude, longitude }: Pick<ImportedOpportunity, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? { latitude: null, longitude: null } : { latitude, longitude };
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

const oneLine = (text: string): string => withoutControls(text).replaceAll(/\s+/g, ' ').trim();

/** Line breaks and tabs stay; other control characters say nothing. */
const withoutControls = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
