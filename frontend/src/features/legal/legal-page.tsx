import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { LegalText } from './legal-text.js';
import { lastUpdated, type LegalDocument, type LegalSection } from './document.js';
import { legalWords as words } from './words.js';

/** A legal text with its table of contents; it prints well. */
export function LegalPage({ document: { title, intro, sections } }: { document: LegalDocument }) {
  return (
    <>
      <TitleStrip title={title}>
        <p>{intro}</p>
        <p className="figures mt-3 text-16">
          {words.updated} {lastUpdated}
        </p>
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-x-12 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={words.contents} className="no-print self-start lg:sticky lg:top-20">
          <h2 className="label-caps border-b border-rule-strong pb-1">{words.contents}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id} className="border-b border-rule">
                <a href={`#${id}`} className="block py-2 hover:bg-steel-wash hover:underline">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
          <Button className="mt-4" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            {words.print}
          </Button>
        </nav>
        <div className="grid content-start gap-10 xl:gap-0 xl:border-b xl:border-rule">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ section: { id, heading, parts } }: { section: LegalSection }) {
  return (
    // Where there is room the headings have a column of their own: it can be read downwards.
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="xl:grid xl:grid-cols-[minmax(0,1fr)_70ch] xl:gap-x-8 xl:border-t xl:border-rule xl:py-6"
    >
      <h2 id={`${id}-heading`} className="text-22">
        {heading}
      </h2>
      <div className="mt-3 max-w-[70ch] space-y-3 xl:mt-0">
        {parts.map((part, place) =>
          typeof part === 'string' ? (
            <p key={place}>
              <LegalText text={part} />
            </p>
          ) : (
            <ul key={place} className="list-disc space-y-1.5 pl-6 marker:text-ink-faint">
              {part.map((item) => (
                <li key={item}>
                  <LegalText text={item} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}
