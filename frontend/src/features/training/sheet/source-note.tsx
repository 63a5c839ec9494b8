import type { Opportunity } from '@guildhall/contracts/training';
import { formatDay } from '../../../lib/day.js';

/** Where the listing comes from, and when it was last seen there. */
export function SourceNote({ opportunity: { sourceName, sourceUrl, lastSeenAt } }: { opportunity: Opportunity }) {
  return (
    <p className="flex flex-wrap gap-x-6 border-t border-rule bg-sunk px-4 py-3 text-14 text-ink-soft sm:px-8">
      <span>
        Source:{' '}
        {sourceUrl ? (
          <a href={sourceUrl} rel="noopener noreferrer nofollow" target="_blank" className="link">
            {sourceName}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          sourceName
        )}
      </span>
      <span className="figures">Last seen there: {formatDay(lastSeenAt)}</span>
    </p>
  );
}
