import { newId } from '@guildhall/kernel';
import type { ImportedOpportunity, Opportunity, SourceType } from '@guildhall/contracts/training';

/** What an opportunity says: everything that comes from its source or is derived from it. */
export type OpportunityContent = Omit<Opportunity, 'id' | 'sourceName' | 'createdAt' | 'updatedAt' | 'lastSeenAt'>;

/** An opportunity as the service keeps it. */
export interface StoredOpportunity extends OpportunityContent {
  id: string;
  sourceId: string;
  /** The source's own name for it: with the source, its identity. */
  sourceKey: string;
  /** Grows by one with every change; search copies are versioned by it. */
  version: number;
  /** Of the content: equal hashes mean that nothing changed. */
  contentHash: string;
  /** The run that saw it last. */
  lastRunId: string;
  createdAt: Date;
  updatedAt: Date;
  lastSeenAt: Date;
}

/** Where an opportunity comes from. */
export interface Origin {
  sourceId: string;
  sourceType: SourceType;
  sourceUrl: string | null;
  runId: string;
}

/** A new opportunity out of what a source says for the first time. */
export function openOpportunity(
  content: OpportunityContent,
  key: ImportedOpportunity['key'],
  contentHash: string,
  origin: Origin,
  now: Date,
): StoredOpportunity {
  return {
    ...content,
    id: newId(),
    sourceId: origin.sourceId,
    sourceKey: key,
    version: 1,
    contentHash,
    lastRunId: origin.runId,
    createdAt: now,
    updatedAt: now,
    lastSeenAt: now,
  };
}
