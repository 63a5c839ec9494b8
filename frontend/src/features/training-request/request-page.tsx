import { Card } from '../../ui/card.js';
import { CardDrawer } from '../../ui/drawings/card-drawer.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { RequestForm } from './request-form.js';
import { requestWords } from './words.js';

const { title, intro, form, aside, steps } = requestWords;

/** Asks the coordinator for training. */
export function RequestPage() {
  return (
    <>
      <TitleStrip title={title} drawing={<CardDrawer className="h-32" />}>
        {intro}
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] items-start gap-x-12 gap-y-10 px-4 pt-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card
          as="section"
          aria-labelledby="request"
          head={
            <h2 id="request" className="text-18">
              {form}
            </h2>
          }
        >
          <div className="px-4 py-6 sm:px-8">
            <RequestForm />
          </div>
        </Card>
        <aside aria-labelledby="next" className="lg:sticky lg:top-20">
          <h2 id="next" className="label-caps border-b border-rule-strong pb-1">
            {aside.heading}
          </h2>
          <p className="border-b border-rule py-3 text-ink-soft">{aside.text}</p>
          <ol>
            {steps.map((step, place) => (
              <li key={step.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-rule py-3">
                <span className="figures font-condensed text-22 font-semibold">{(place + 1) * 10}</span>
                <div>
                  <h3 className="text-18">{step.title}</h3>
                  <p className="text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}
