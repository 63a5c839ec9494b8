import type { Opportunity, TrainingResults } from '@guildhall/contracts/training';
import { useQuery } from '@tanstack/react-query';
import { Traveller } from '../list/traveller.js';
import { sheetWords } from './words.js';

/** Others of the same trade: at most three. Where the trade isn't stated or there are no others, nothing stands here. */
export function Similar({ opportunity }: { opportunity: Opportunity }) {
  const [trade = ''] = opportunity.industry;
  const query = new URLSearchParams({ industry: trade, size: '10' });
  const { data } = useQuery<TrainingResults>({ queryKey: [`/api/training?${query}`], enabled: trade !== '' });
  const others = data?.results.filter(({ id }) => id !== opportunity.id).slice(0, 3) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print mt-12">
      <h2 id="similar" className="text-22">
        {sheetWords.similar(trade)}
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
