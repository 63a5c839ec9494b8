import { lazy, Suspense } from 'react';

/** Loaded with the first thing that is typed. A form that can't load it is still a form. */
const LeaveQuestion = lazy(() => import('./leave-question.js').catch(() => ({ default: () => null })));

/** Asks before the page is left with something typed that is not saved. */
export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  return (
    unsaved && (
      <Suspense fallback={null}>
        <LeaveQuestion />
      </Suspense>
    )
  );
}
