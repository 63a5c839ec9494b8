import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.js';

/** Loaded when the page has nothing better to do: it must be there with the first thing that is typed. */
const load = () => import('./leave-question.js');
// A form that can't load it is still a form.
const LeaveQuestion = lazy(() => load().catch(() => ({ default: () => null })));

/** Asks before the page is left with something typed that is not saved. */
export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return (
    unsaved && (
      <Suspense fallback={null}>
        <LeaveQuestion />
      </Suspense>
    )
  );
}
