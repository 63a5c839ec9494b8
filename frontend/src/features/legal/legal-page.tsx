import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { lastUpdated, type LegalDocument, type LegalSection } from './document.js';

/** A legal text with its table of contents; it prints well. */
export function LegalPage({ document: { title, intro, sections } }: { document: LegalDocument }) {
  return (
    <>
      <TitleStrip title={title}>
        <p>{intro}</p>
        <p className="figures mt-3 text-16">Last updated: {lastUpdated}</p>
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-x-12 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-label="Contents" className="no-print self-start lg:sticky lg:top-20">
          <h2 className="label-caps border-b border-rule-strong pb-1">Contents</h2>
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
            Print
          </Button>
        </nav>
        <div className="grid gap-10">
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
    <section id={id} aria-labelledby={`${id}-heading`} className="max-w-[70ch]">
      <h2 id={`${id}-heading`} className="text-22">
        {heading}
      </h2>
      {parts.map((part, place) =>
        typeof part === 'string' ? (
          <p key={place} className="mt-3">
            {part}
          </p>
        ) : (
          <ul key={place} className="mt-3 list-disc space-y-1.5 pl-6 marker:text-ink-faint">
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
