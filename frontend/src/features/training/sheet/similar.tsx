import type { Opportunity, TrainingResults } from '@guildhall/contracts/training';
import { useQuery } from '@tanstack/react-query';
import { Traveller } from '../list/traveller.js';

/** Others of the same trade: at most three. Where none are found, nothing stands here. */
export function Similar({ opportunity }: { opportunity: Opportunity }) {
  const query = new URLSearchParams({ q: opportunity.skills[0] ?? opportunity.title, size: '10' });
  const { data } = useQuery<TrainingResults>({ queryKey: [`/api/training?${query}`] });
  const others = data?.results.filter(({ id }) => id !== opportunity.id).slice(0, 3) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print mt-12">
      <h2 id="similar" className="text-22">
        Similar training
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {others.map((other) => (
          <li key={other.id}>
            <Traveller opportunity={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
