import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { CardDrawer } from '../../ui/drawings/card-drawer.js';
import { memberWords } from './words.js';

const { title, empty, text, find } = memberWords.savedTraining;

/** What the member has put aside. */
export function SavedTraining() {
  return (
    <>
      <h1 className="mb-5 text-36">{title}</h1>
      <EmptyState drawing={<CardDrawer className="h-28" />} title={empty}>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{text}</p>
        <ButtonLink look="action" to="/training" className="mt-5">
          {find}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
