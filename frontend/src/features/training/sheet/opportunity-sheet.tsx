import type { Opportunity } from '@guildhall/contracts/training';
import { FactsRow } from '../facts-row.js';
import { listingCode } from '../listing-code.js';
import { ListingStamp } from '../listing-stamp.js';
import { trainingWords } from '../words.js';
import { CourseData } from './course-data.js';
import { DetailTable } from './detail-table.js';
import { SheetActions } from './sheet-actions.js';
import { SourceNote } from './source-note.js';
import { sheetWords } from './words.js';

/** An opportunity opened out: the traveller of the list with room for everything. */
export function OpportunitySheet({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, provider, description, sourceType } = opportunity;
  return (
    <article className="traveller rounded-card border border-rule-strong bg-card">
      <CourseData opportunity={opportunity} />
      <div className="punched flex items-center gap-3 border-b border-rule bg-sunk px-4 py-1.5">
        <span className="figures font-condensed text-18 font-semibold">{listingCode(id)}</span>
        <span className="grow" />
        <ListingStamp sourceType={sourceType} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 px-4 py-6 sm:px-8">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-28 [overflow-wrap:anywhere] sm:text-36">{title}</h1>
          <p className="mt-1 text-18 text-ink-soft">{provider ?? trainingWords.noProvider}</p>
        </div>
        <SheetActions opportunity={opportunity} />
      </div>
      <FactsRow opportunity={opportunity} className="border-y border-rule sm:px-5" />
      <div className="grid gap-x-12 gap-y-8 px-4 py-6 sm:px-8 lg:grid-cols-[minmax(0,70ch)_minmax(0,1fr)]">
        <section aria-labelledby="about-training">
          <h2 id="about-training" className="text-22">
            {sheetWords.about}
          </h2>
          <p className={`mt-2 whitespace-pre-line [overflow-wrap:anywhere] ${description ? '' : 'text-ink-faint'}`}>
            {description ?? sheetWords.noDescription}
          </p>
        </section>
        <DetailTable opportunity={opportunity} />
      </div>
      <SourceNote opportunity={opportunity} />
    </article>
  );
}
