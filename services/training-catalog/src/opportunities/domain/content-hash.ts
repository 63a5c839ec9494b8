import { createHash } from 'node:crypto';
import type { OpportunityContent } from './opportunity.js';

/** A hash of what an opportunity says, whatever order its fields stand in: 64 hexadecimal digits. */
export function contentHash(content: OpportunityContent): string {
  const sorted = Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
