/** How a training is held, on the wire; what a person reads stands beside it. */
export const formats = ['online', 'in-person', 'hybrid'] as const;
export type Format = (typeof formats)[number];
export const formatLabels: Record<Format, string> = { online: 'Online', 'in-person': 'In-person', hybrid: 'Hybrid' };

export const opportunityStatuses = ['active', 'archived', 'pending'] as const;
export type OpportunityStatus = (typeof opportunityStatuses)[number];
export const sourceTypes = ['scraped', 'manual', 'partner'] as const;
export type SourceType = (typeof sourceTypes)[number];
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const certificationKinds = ['required', 'optional', 'none'] as const;

export const pageSizes = [10, 25, 50] as const;
export const defaultPageSize = 25;
/** So many characters of what somebody searches for are read. */
export const searchLength = 500;
/** A search shows its first ten thousand hits; who wants more narrows it. */
export const searchWindow = 10_000;

export const sorts = ['relevance', 'newest', 'title'] as const;
export type Sort = (typeof sorts)[number];

/** Reads a format as sources write it: "Virtual" is online; what isn't one of the three is unknown (null). */
export function readFormat(written: string): Format | null {
  const word = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (word === 'virtual') return 'online';
  return formats.find((format) => format === word) ?? null;
}
