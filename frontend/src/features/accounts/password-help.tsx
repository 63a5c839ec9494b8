import { site } from '@guildhall/contracts/site';
import { buttonLook } from '../../ui/button-look.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Padlock } from '../../ui/drawings/padlock.js';
import { EmptyState } from '../../ui/empty-state.js';
import { accountWords } from './words.js';

/** How to get back into an account whose password is lost, as far as it goes now. */
export function PasswordHelp({ title, text }: { title: string; text: string }) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6">
      <EmptyState drawing={<Padlock className="h-28" />} title={title} level={1}>
        <p className="mt-2 max-w-[60ch]">{text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(title)}`} className={buttonLook('action')}>
            {accountWords.writeToUs}
          </a>
          <ButtonLink to="/auth/login">{accountWords.backToLogIn}</ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
