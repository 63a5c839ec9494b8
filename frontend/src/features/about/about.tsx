import { ButtonLink } from '../../ui/button-link.js';
import { Card } from '../../ui/card.js';
import { CardDrawer } from '../../ui/drawings/card-drawer.js';
import { Forklift } from '../../ui/drawings/forklift.js';
import { WeldingTorch } from '../../ui/drawings/welding-torch.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { aboutWords } from './words.js';

const drawings = [<CardDrawer key="cards" className="h-20" />, <Forklift key="forklift" className="h-20" />];

/** What the site is for, and for whom. */
export function About() {
  const { title, intro, purposes, audience, shared, actions } = aboutWords;
  return (
    <>
      <TitleStrip title={title} drawing={<WeldingTorch className="h-32" />}>
        {intro}
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-12 px-4 pt-10 sm:px-6">
        <section aria-labelledby="purposes">
          <h2 id="purposes" className="text-28">
            {purposes.heading}
          </h2>
          <ol className="mt-4 grid gap-6 md:grid-cols-2">
            {purposes.items.map((purpose, place) => (
              <Card key={purpose.title} as="li" head={<h3 className="text-18">{purpose.title}</h3>}>
                <div className="px-6 py-6">
                  {drawings[place]}
                  <p className="mt-5 max-w-[60ch]">{purpose.text}</p>
                </div>
              </Card>
            ))}
          </ol>
        </section>
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {[audience, shared].map(({ heading, text }) => (
            <section key={heading} aria-label={heading} className="border-t-2 border-ink pt-3">
              <h2 className="text-22">{heading}</h2>
              <p className="mt-2 max-w-[65ch]">{text}</p>
            </section>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="action" to="/training">
            {actions.find}
          </ButtonLink>
          <ButtonLink to="/contact">{actions.contact}</ButtonLink>
        </div>
      </div>
    </>
  );
}
