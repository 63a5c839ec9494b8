import { ButtonLink } from '../../ui/button-link.js';
import { Padlock } from '../../ui/drawings/padlock.js';
import { EmptyState } from '../../ui/empty-state.js';
import { memberWords } from './words.js';

const { text, logIn, register } = memberWords.signedOut;

/** What a stranger sees of a page that belongs to an account: the way in, and back here. `path` is this page's own. */
export function SignedOut({ title, path }: { title: string; path: string }) {
  const query = new URLSearchParams({ next: path });
  return (
    <EmptyState drawing={<Padlock className="h-28" />} title={title} level={1}>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink look="action" to={`/auth/login?${query}`}>
          {logIn}
        </ButtonLink>
        <ButtonLink to={`/auth/register?${query}`}>{register}</ButtonLink>
      </div>
    </EmptyState>
  );
}
