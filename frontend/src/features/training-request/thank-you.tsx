import { Link, useLocation, type Location } from 'react-router-dom';
import { buttonLook } from '../../ui/button-look.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Stepper } from '../../ui/stepper.js';
import { Forklift } from '../../ui/drawings/forklift.js';
import { TitleStrip } from '../../ui/title-strip.js';
import { requestWords } from './words.js';

const { thanks, steps } = requestWords;

/** After a request: what to do now, and what happens next. */
export function ThankYou() {
  const mail = preparedMail(useLocation() as Location<unknown>);
  return (
    <>
      <TitleStrip title={thanks.title} drawing={<Forklift className="h-32" />}>
        <p>{thanks.text}</p>
        {mail && (
          <>
            <p className="mt-3">{thanks.stored}</p>
            <a href={mail} className={buttonLook('outline', 'mt-4')}>
              {thanks.again}
            </a>
          </>
        )}
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-10 px-4 pt-10 sm:px-6">
        <section aria-labelledby="next">
          <h2 id="next" className="mb-4 text-28">
            {thanks.nextHeading}
          </h2>
          <Stepper label={thanks.nextHeading} steps={steps} />
        </section>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="action" to="/training">
            {thanks.discover}
          </ButtonLink>
          <ButtonLink to="/">{thanks.home}</ButtonLink>
        </div>
        <p className="border-t border-rule pt-4">
          {thanks.question}{' '}
          <Link to="/training/request" className="link">
            {thanks.contact}
          </Link>
          .
        </p>
      </div>
    </>
  );
}

/** The link of the e-mail that was opened, for who comes from the form; nothing for who opened the page by itself. */
function preparedMail({ state }: Location<unknown>): string | null {
  if (typeof state !== 'object' || state === null || !('mail' in state)) return null;
  return typeof state.mail === 'string' && state.mail.startsWith('mailto:') ? state.mail : null;
}
