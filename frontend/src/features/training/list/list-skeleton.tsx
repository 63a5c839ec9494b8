import { AfterPause } from '../../../ui/after-pause.js';
import { NeedsScripts } from '../../../ui/needs-scripts.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { trainingWords } from '../words.js';

/** Blank travellers, for a first answer that is slow. */
export function ListSkeleton() {
  return (
    <>
      <NeedsScripts what="list" />
      <AfterPause>
        <div role="status" aria-label={trainingWords.loading} className="grid gap-2.5 noscript:hidden">
          {Array.from({ length: 6 }, (_, place) => (
            <div key={place} aria-hidden="true" className="rounded-card border border-rule bg-card">
              <Skeleton className="h-7 rounded-b-none" />
              <div className="grid gap-2 px-3 py-3">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
          ))}
        </div>
      </AfterPause>
    </>
  );
}
