import { classNames } from './class-names.js';
import { stepperWords } from './part-words.js';

interface StepperProps {
  /** Names the list for a screen reader. */
  label: string;
  steps: readonly { title: string; text?: string }[];
  /** Place of the step that is at work, from 0; left out where all are still to come. */
  current?: number;
}

/** The operations of a job in their order, numbered as on a routing sheet: 10, 20, 30. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="grid gap-y-px sm:grid-flow-col sm:auto-cols-fr">
      {steps.map(({ title, text }, place) => {
        const now = place === current;
        const done = current !== undefined && place < current;
        return (
          <li
            key={title}
            aria-current={now ? 'step' : undefined}
            className={classNames(
              'grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-l-2 py-2 pl-4 sm:block sm:border-t-2 sm:border-l-0 sm:py-3 sm:pr-6 sm:pl-0',
              now || done ? 'border-steel' : 'border-rule-strong',
            )}
          >
            <span className="figures font-condensed text-22 font-semibold">{(place + 1) * 10}</span>
            <div>
              <h3 className="text-18">
                {title}
                {done && <span className="font-sans text-14 font-normal text-good"> {stepperWords.done}</span>}
              </h3>
              {text && <p className="mt-1 text-ink-soft">{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
