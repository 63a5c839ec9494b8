import type { RequestList as Requests } from '@guildhall/contracts/training';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from './loaded.js';
import { OlderLinks } from './older-links.js';
import { RequestCard } from './request-card.js';
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
          <ul className="mb-6 space-y-3">
            {results.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
          <OlderLinks next={next} />
        </>
      )}
    </Loaded>
  );
}
