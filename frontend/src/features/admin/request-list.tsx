import type { RequestList as Requests, TrainingRequestRow } from '@guildhall/contracts/training';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { buttonLook } from '../../ui/button-look.js';
import { FactList } from '../../ui/fact-list.js';
import { Moment } from '../../ui/moment.js';
import { Loaded } from './loaded.js';
import { OlderLinks } from './older-links.js';
import { useDeed } from './use-deed.js';
import { adminWords } from './words.js';

const words = adminWords.requests;

/** What companies asked for, newest first. */
export function RequestList() {
  const [params] = useSearchParams();
  const asked = new URLSearchParams([...params].filter(([name]) => name === 'before'));
  const query = useQuery<Requests>({ queryKey: [`/api/v1/admin/training-requests?${asked}`] });
  return (
    <Loaded query={query}>
      {({ total, open, next, results }) => (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {total === 0 ? words.none : words.open(open)}
          </p>
          <ul className="mb-6 divide-y divide-rule border-y border-rule">
            {results.map((request) => (
              <RequestLine key={request.id} request={request} />
            ))}
          </ul>
          <OlderLinks next={next} />
        </>
      )}
    </Loaded>
  );
}

function RequestLine({ request }: { request: TrainingRequestRow }) {
  const { id, companyName, contactName, email, phone, createdAt, answeredAt, trainingNeeds, skillsNeeded } = request;
  const mark = useDeed<{ answered: boolean }>(`training-requests/${id}/answered`, ({ answered }) =>
    words.done(answered),
  );
  return (
    <li className="py-4">
      <details>
        <summary className="cursor-pointer [overflow-wrap:anywhere]">
          <span className="font-semibold">{companyName}</span> {answeredAt && <Badge>{words.answered}</Badge>}{' '}
          <span className="text-14 text-ink-soft">
            <Moment at={createdAt} as="time" />
          </span>
        </summary>
        <div className="mt-4 grid gap-4">
          <FactList
            facts={[
              ['Contact', contactName],
              ['Email', email],
              ['Phone', phone],
              ['Industry', request.industry],
              ['Employees', request.employeeCount],
              ['Timeframe', request.timeframe],
              ['Format', request.preferredFormat],
              ['Budget', request.budget],
              [words.needs, trainingNeeds],
              [words.skills, skillsNeeded],
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <a
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your training request (${companyName})`)}`}
              className={buttonLook('outline')}
            >
              {words.write}
            </a>
            <Button busy={mark.isPending} onClick={() => mark.mutate({ answered: !answeredAt })}>
              {answeredAt ? words.unmark : words.mark}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
