import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { whenIdle } from '../../lib/when-idle.js';

/**
 * Loaded when the page has nothing better to do, and drawn in the same pass: it must be there with the first thing that
 * is typed. A form that can't load it is still a form.
 */
const LeaveQuestion = lazyPart(() => import('./leave-question.js').catch(() => ({ default: () => null })));

/** Asks before the page is left with something typed that is not saved. */
export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  useEffect(() => whenIdle(() => void LeaveQuestion.preload()), []);
  return (
    unsaved && (
      <Suspense fallback={null}>
        <LeaveQuestion />
      </Suspense>
    )
  );
}
