import { site } from '@guildhall/contracts/site';
import { VerticalMill } from '../../ui/drawings/vertical-mill.js';
import { EntryButtons } from './entry-buttons.js';
import { TitleBlock } from './title-block.js';
import { TrainingSearch } from './training-search.js';
import { ZoneMarks } from './zone-marks.js';

/** The first sheet: what this is on the left, a machine on the right, the drawing's title block in its corner. */
export function Hero() {
  return (
    <section aria-labelledby="tagline" className="drafting-grid relative border border-rule-strong bg-paper p-2 lg:p-5">
      <ZoneMarks />
      {/* As high as the machine and what is around it, before that has been read: the words keep their place. */}
      <div className="grid border border-rule-strong lg:min-h-[558px] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col justify-center px-5 py-10 sm:px-10 lg:py-14">
          <h1 id="tagline" className="max-w-[22ch] text-36 sm:text-48">
            {site.tagline}
          </h1>
          <p className="mt-4 max-w-[40ch] text-18 text-ink-soft sm:text-22">{site.subtitle}</p>
          <TrainingSearch />
          <EntryButtons />
        </div>
        <div className="relative hidden border-t border-rule-strong lg:block lg:border-t-0 lg:border-l">
          <VerticalMill className="mx-auto mt-6 mb-28 block h-[420px]" />
          <TitleBlock />
        </div>
      </div>
    </section>
  );
}
