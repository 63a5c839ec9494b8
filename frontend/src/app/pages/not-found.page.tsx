import { ButtonLink } from '../../ui/button-link.js';
import { usePageHead } from '../../lib/page-head.js';
import { Nut } from '../../ui/drawings/nut.js';
import { notFoundWords as words } from '../not-found-words.js';
import { notFoundRoute } from '../route-table.js';
import { appWords } from '../words.js';

export default function NotFoundPage() {
  // Also where it stands in another page's place.
  usePageHead(notFoundRoute.title, notFoundRoute.description);
  return (
    <div className="drafting-grid -mb-16 grid min-h-[calc(100dvh-3.5rem)] content-center">
      <div className="mx-auto grid max-w-5xl items-center gap-10 px-4 py-16 sm:px-6 md:grid-cols-[auto_1fr]">
        <Nut className="h-52" />
        <div>
          <h1 className="text-36 sm:text-48">{words.title}</h1>
          <p className="mt-4 max-w-[50ch] text-18">{words.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink look="action" to="/training">
              {words.find}
            </ButtonLink>
            <ButtonLink to="/">{appWords.home}</ButtonLink>
          </div>
          <p className="mt-8 text-14 text-ink-soft">
            {words.developers} <code className="[overflow-wrap:anywhere]">{words.table}</code>.
          </p>
        </div>
      </div>
    </div>
  );
}
