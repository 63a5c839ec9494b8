import { industries } from '@guildhall/contracts/auth';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { SearchDocument } from '@guildhall/search';
import type { StoredOpportunity } from '../../opportunities/domain/opportunity.js';
import { summaryOf } from '../../opportunities/domain/summary.js';

/** Pure: what is searched, filtered, sorted and shown of an opportunity. What is not stated stays so. */
export function searchDocument(opportunity: StoredOpportunity): SearchDocument<OpportunitySummary> {
  const { title, provider, description, skills, certifications, prerequisites, location, city, state, zip } =
    opportunity;
  return {
    id: opportunity.id,
    version: opportunity.version,
    text: {
      title,
      provider,
      description,
      skills,
      certifications,
      prerequisites,
      industry: opportunity.industry,
      place: [...new Set([location, city, state, zip].filter((part) => part !== null))],
    },
    filters: { industry: knownIndustries(opportunity.industry), format: opportunity.format },
    sorts: { createdAt: opportunity.createdAt.getTime(), title },
    source: summaryOf(opportunity.id, opportunity),
  };
}

const byLowerCase = new Map<string, string>(industries.map((name) => [name.toLowerCase(), name]));

/** The filter knows the twelve industries of the site; one that is none of the other eleven is "Other". */
function knownIndustries(stated: string[]): string[] {
  return [...new Set(stated.map((name) => byLowerCase.get(name.toLowerCase()) ?? 'Other'))];
}
