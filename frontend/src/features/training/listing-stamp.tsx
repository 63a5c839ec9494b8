import type { SourceType } from '@guildhall/contracts/training';
import { Stamp } from '../../ui/stamp.js';
import { trainingWords } from './words.js';

/** Tells a listing made here from one that was found elsewhere: only what was scraped is an external source. */
export function ListingStamp({ sourceType }: { sourceType: SourceType }) {
  const foreign = sourceType === 'scraped';
  return (
    <Stamp kind={foreign ? 'foreign' : 'own'}>
      {foreign ? trainingWords.listing.foreign : trainingWords.listing.own}
    </Stamp>
  );
}
