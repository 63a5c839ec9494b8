import type { TrainingRequestRow } from '@guildhall/contracts/training';
import { Button } from '../../ui/button.js';
import { buttonLook } from '../../ui/button-look.js';
import { FactList } from '../../ui/fact-list.js';
import { Moment } from '../../ui/moment.js';
import { useDeed } from './use-deed.js';
import { adminWords } from './words.js';

const words = adminWords.requests;

/** The rest of a request: what it is about, whom to answer, and that it was answered. */
export function RequestDetails({ request }: { request: TrainingRequestRow }) {
  const { id, companyName, email, answeredAt, trainingNeeds, skillsNeeded } = request;
  const mark = useDeed<{ answered: boolean }>(`training-requests/${id}/answered`, ({ answered }) =>
    words.done(answered),
  );
  return (
    <div className="grid gap-4 border-t border-rule px-3 py-4">
      <FactList
        facts={[
          [words.needs, <Paragraphs key="needs" text={trainingNeeds} />],
          [words.skills, <Paragraphs key="skills" text={skillsNeeded} />],
          [words.email, email],
          [words.phone, request.phone],
          ...(answeredAt ? [[words.answered, <Moment key="answered" at={answeredAt} as="time" />] as const] : []),
        ]}
      />
      <div className="no-print flex flex-wrap gap-3">
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(words.subject(companyName))}`}
          className={buttonLook('outline')}
        >
          {words.write}
        </a>
        <Button busy={mark.isPending} onClick={() => mark.mutate({ answered: !answeredAt })}>
          {answeredAt ? words.unmark : words.mark}
        </Button>
      </div>
    </div>
  );
}

/** With the line breaks that it was typed with. */
const Paragraphs = ({ text }: { text: string }) => (
  <span className="block max-w-[70ch] whitespace-pre-line">{text}</span>
);
