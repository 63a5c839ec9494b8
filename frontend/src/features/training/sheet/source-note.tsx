import type { Opportunity } from '@guildhall/contracts/training';
import { formatDay } from '../../../lib/day.js';
import { sheetWords as words } from './words.js';

/** Where the listing comes from, and when it was last seen there. */
export function SourceNote({ opportunity: { sourceName, sourceUrl, lastSeenAt } }: { opportunity: Opportunity }) {
  return (
    <p className="flex flex-wrap gap-x-6 border-t border-rule bg-sunk px-4 py-3 text-14 text-ink-soft sm:px-8">
      <span>
        {words.source}{' '}
        {sourceUrl ? (
          <a href={sourceUrl} rel="noopener noreferrer nofollow" target="_blank" className="link">
            {sourceName}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        ) : (
          sourceName
        )}
      </span>
      <span className="figures">
        {words.lastSeen} {formatDay(lastSeenAt)}
      </span>
    </p>
  );
}
