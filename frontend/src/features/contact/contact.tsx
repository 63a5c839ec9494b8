import { Card } from '../../ui/card.js';
import { Hall } from '../../ui/drawings/hall.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { ContactDetails } from './contact-details.js';
import { ContactForm } from './contact-form.js';
import { contactWords } from './words.js';

/** How to reach the people behind the site. */
export function Contact() {
  const { title, intro, form, faq } = contactWords;
  return (
    <>
      <TitleStrip title={title} drawing={<Hall className="h-32" />}>
        {intro}
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-x-12 gap-y-10 px-4 pt-8 sm:px-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ContactDetails />
        <Card
          as="section"
          aria-labelledby="write"
          head={
            <h2 id="write" className="text-18">
              {form.heading}
            </h2>
          }
        >
          <div className="px-4 py-6 sm:px-8">
            <p className="mb-5 text-ink-soft">{form.intro}</p>
            <ContactForm />
          </div>
        </Card>
        <section aria-labelledby="faq" className="lg:col-span-2">
          <h2 id="faq" className="border-b-2 border-ink pb-2 text-28">
            {faq.heading}
          </h2>
          <dl className="gap-x-12 lg:grid lg:grid-cols-2">
            {faq.entries.map(({ question, answer }) => (
              <div key={question} className="border-b border-rule py-4">
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-1 max-w-[70ch]">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
