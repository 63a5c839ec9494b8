import type { Opportunity } from '@guildhall/contracts/training';
import type { StoredOpportunity } from './opportunity.js';

/** An opportunity as everybody sees it: without the house's own keys, versions and hashes. */
export function publicView(stored: StoredOpportunity & { sourceName: string }): Opportunity {
  const {
    sourceId: _source,
    sourceKey: _key,
    version: _version,
    contentHash: _hash,
    lastRunId: _run,
    ...seen
  } = stored;
  return {
    ...seen,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    lastSeenAt: stored.lastSeenAt.toISOString(),
  };
}
