import { Link } from 'react-router-dom';
import { CardDrawer } from '../../ui/drawings/card-drawer.js';
import { Forklift } from '../../ui/drawings/forklift.js';
import { WeldingTorch } from '../../ui/drawings/welding-torch.js';
import { landingWords } from './words.js';

const { heading, columns, rows } = landingWords.steps;
const drawings = [CardDrawer, Forklift, WeldingTorch] as const;

/** The three steps as the routing sheet of a job: operations 10, 20, 30 and where each is done. */
export function RoutingSheet() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-28">
        {heading}
      </h2>
      <div className="mt-4 rounded-card border border-rule-strong bg-card">
        <div
          aria-hidden="true"
          className="label-caps hidden grid-cols-[6rem_1fr_16rem] border-b border-rule bg-sunk text-ink-soft md:grid"
        >
          <span className="border-r border-rule px-4 py-1.5">{columns.op}</span>
          <span className="border-r border-rule px-4 py-1.5">{columns.what}</span>
          <span className="px-4 py-1.5">{columns.at}</span>
        </div>
        <ol className="divide-y divide-rule">
          {rows.map(({ title, text, at, to }, place) => {
            const Drawing = drawings[place];
            return (
              <li key={title} className="grid grid-cols-[4rem_1fr] md:grid-cols-[6rem_1fr_16rem]">
                <span className="figures row-span-2 border-r border-rule px-4 py-4 font-condensed text-28 font-semibold md:row-span-1">
                  {(place + 1) * 10}
                </span>
                <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 pt-4 md:border-r md:border-rule md:pb-4">
                  <div className="min-w-0 flex-1 basis-48">
                    <h3 className="text-22">{title}</h3>
                    <p className="mt-1 text-ink-soft">{text}</p>
                  </div>
                  {Drawing && <Drawing className="h-20 md:mr-4" />}
                </div>
                <p className="px-4 pt-1 pb-4 text-ink-soft md:self-center md:py-4">
                  {to ? (
                    <Link to={to} className="link">
                      {at}
                    </Link>
                  ) : (
                    at
                  )}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
