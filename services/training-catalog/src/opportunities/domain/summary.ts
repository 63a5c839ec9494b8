import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { OpportunityContent } from './opportunity.js';

const longestDescription = 1500;
const mostEntries = 12;
const longestEntry = 80;

/** What a list shows of an opportunity. Long texts are cut, so that a page of 50 stays far below the broker's 1 MiB. */
export function summaryOf(id: string, content: OpportunityContent): OpportunitySummary {
  return {
    id,
    title: content.title,
    provider: content.provider,
    description: content.description && cut(content.description, longestDescription),
    url: content.url,
    location: content.location,
    format: content.format,
    duration: content.duration,
    durationMinDays: content.durationMinDays,
    durationMaxDays: content.durationMaxDays,
    instructionHours: content.instructionHours,
    industry: entries(content.industry),
    skills: entries(content.skills),
    cost: content.cost,
    costMinCents: content.costMinCents,
    costMaxCents: content.costMaxCents,
    startDate: content.startDate,
    startsAt: content.startsAt,
    certification: content.certification,
    sourceType: content.sourceType,
  };
}

const entries = (list: string[]): string[] => list.slice(0, mostEntries).map((entry) => cut(entry, longestEntry));

/** Never in the middle of a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\uFFFD$/u, '')
        .trimEnd()}…`;
}
