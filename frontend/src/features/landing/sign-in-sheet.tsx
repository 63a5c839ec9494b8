import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/button-link.js';
import { landingWords } from './words.js';

const words = landingWords.closing;

/** The clipboard at the door: who has been here signs in, who is new signs up. Who is in already needs neither. */
export function SignInSheet() {
  if (useSession().state === 'signed-in') return null;
  return (
    <section aria-label={words.label} className="grid rounded-card border border-rule-strong bg-card md:grid-cols-2">
      <Line heading={words.have} text={words.haveText} button={landingWords.logIn} to="/auth/login" />
      <Line heading={words.newHere} text={words.newText} button={landingWords.signUp} to="/auth/register" />
    </section>
  );
}

function Line({ heading, text, button, to }: { heading: string; text: string; button: string; to: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-6 py-6 not-first:border-t not-first:border-rule md:not-first:border-t-0 md:not-first:border-l">
      <div>
        <h2 className="text-22">{heading}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <div className="flex grow items-end gap-3">
        <span
          aria-hidden="true"
          className="min-w-12 grow border-b border-rule-strong pb-1 font-condensed text-18 text-ink-faint"
        >
          ×
        </span>
        <ButtonLink to={to} className="min-w-28">
          {button}
        </ButtonLink>
      </div>
    </div>
  );
}
