import type { TrainingRequestRow } from '@guildhall/contracts/training';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../ui/class-names.js';
import { FactColumns } from '../../ui/fact-columns.js';
import { Moment } from '../../ui/moment.js';
import { Stamp } from '../../ui/stamp.js';
import { TravellerStrip } from '../../ui/traveller-strip.js';
import { requestCode } from './request-code.js';
import { RequestDetails } from './request-details.js';
import { adminWords } from './words.js';

const words = adminWords.requests;

/** What a company asked for, on the card that follows it through the house; it is opened out in its place. */
export function RequestCard({ request }: { request: TrainingRequestRow }) {
  const { id, companyName, contactName, createdAt, answeredAt, trainingNeeds } = request;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <article className="traveller rounded-card border border-rule-strong bg-card">
      <TravellerStrip
        code={requestCode(id)}
        aside={<Moment at={createdAt} as="time" />}
        stamp={<Stamp kind={answeredAt ? 'own' : 'waits'}>{answeredAt ? words.answered : words.waits}</Stamp>}
      />
      <div className="group relative flex items-start gap-3 px-3 pt-1.5 pb-2">
        <div className="min-w-0 grow">
          <h2 className="text-18 [overflow-wrap:anywhere]">
            {/* All of this part can be pressed; the button is named by the company alone. */}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={details}
              onClick={() => setOpen(!isOpen)}
              className="text-left group-hover:text-steel group-hover:underline after:absolute after:inset-0"
            >
              {companyName}
            </button>
          </h2>
          <p className="text-14 [overflow-wrap:anywhere]">{contactName}</p>
          <p className="text-14 sm:hidden">
            <Moment at={createdAt} as="time" />
          </p>
          {!isOpen && (
            <p className="mt-0.5 line-clamp-2 max-w-[70ch] text-14 text-ink-soft [overflow-wrap:anywhere]">
              {trainingNeeds}
            </p>
          )}
        </div>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={classNames('mt-0.5 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </div>
      <FactColumns
        facts={[
          [words.facts.industry, request.industry],
          [words.facts.employees, request.employeeCount],
          [words.facts.timeframe, request.timeframe],
          [words.facts.format, request.preferredFormat],
          [words.facts.budget, request.budget],
        ]}
        className="border-t border-rule sm:grid-cols-5"
      />
      <div id={details} hidden={!isOpen}>
        {isOpen && <RequestDetails request={request} />}
      </div>
    </article>
  );
}
