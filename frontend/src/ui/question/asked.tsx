import { lazy, Suspense, type ComponentType } from 'react';
import { AskedByBrowser } from './asked-by-browser.js';

/** Something that is asked before it is done, in the words of its answers. */
export interface Question {
  title: string;
  /** What happens on a yes. */
  text: string;
  yes: string;
  no: string;
}

export interface AskedProps {
  question: Question;
  /** Is told the answer once; whoever asked takes the question away then. */
  onAnswer: (yes: boolean) => void;
}

/** Brings the sheet near before it is needed. */
export const bringQuestion = (): Promise<{ default: ComponentType<AskedProps> }> =>
  import('./question-sheet.js').catch(() => ({ default: AskedByBrowser }));
const QuestionSheet = lazy(bringQuestion);

/** A question laid on the page. Where its sheet can't be loaded, the browser asks: nothing is done unasked. */
export function Asked(props: AskedProps) {
  return (
    <Suspense fallback={null}>
      <QuestionSheet {...props} />
    </Suspense>
  );
}
