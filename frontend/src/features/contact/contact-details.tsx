import { site } from '@guildhall/contracts/site';
import { contactWords } from './words.js';

const words = contactWords.details;

export function ContactDetails() {
  return (
    <section aria-labelledby="details" className="self-start">
      <h2 id="details" className="label-caps border-b border-rule-strong pb-1">
        {words.heading}
      </h2>
      <dl>
        <Row name={words.email}>
          <a href={`mailto:${site.email}`} className="link">
            {site.email}
          </a>
        </Row>
        <Row name={words.phone}>
          <a href={`tel:+1${site.phone.replaceAll(/\D/g, '')}`} className="link figures">
            {site.phone}
          </a>
        </Row>
        <Row name={words.hours}>{site.officeHours}</Row>
        <Row name={words.headquarters}>
          {site.headquarters.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-rule py-3">
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
