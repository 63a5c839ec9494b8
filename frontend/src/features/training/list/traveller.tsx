import type { OpportunitySummary } from '@guildhall/contracts/training';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Badge } from '../../../ui/badge.js';
import { TravellerStrip } from '../../../ui/traveller-strip.js';
import { FactsRow } from '../facts-row.js';
import { listingCode } from '../listing-code.js';
import { ListingStamp } from '../listing-stamp.js';
import { opportunityQuery } from '../queries.js';
import { truncate } from '../truncate.js';
import { trainingWords } from '../words.js';

/** A card shows at most this many industries. */
const badgeLimit = 3;

/** One opportunity in the list: the card that follows a job through the shop. */
export function Traveller({ opportunity }: { opportunity: OpportunitySummary }) {
  const cache = useQueryClient();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const from = pathname === '/training' ? { list: search } : state;
  const { id, title, provider, description, industry, sourceType } = opportunity;
  const by = provider ?? trainingWords.noProvider;
  const consider = () => void cache.query(opportunityQuery(id)).catch(() => undefined);
  return (
    <article className="traveller group relative rounded-card border border-rule-strong bg-card transition-colors hover:border-steel">
      <TravellerStrip code={listingCode(id)} aside={by} stamp={<ListingStamp sourceType={sourceType} />}>
        <Industries names={industry.slice(0, badgeLimit)} className="hidden xl:flex" />
      </TravellerStrip>
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
        <div className="px-3 pt-1.5 pb-2">
          <h2 className="text-18 [overflow-wrap:anywhere]">
            {/* The whole card can be pressed; the link is named by the title alone. */}
            <Link
              to={`/training/${id}`}
              state={from}
              onPointerEnter={consider}
              onFocus={consider}
              className="group-hover:text-steel group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          <p className="text-14 sm:hidden">{by}</p>
          {description && (
            <p className="mt-0.5 max-w-[90ch] text-14 text-ink-soft [overflow-wrap:anywhere]">
              {truncate(description)}
            </p>
          )}
        </div>
        <FactsRow opportunity={opportunity} className="border-t border-rule xl:border-t-0 xl:border-l" />
      </div>
      <Industries
        names={industry.slice(0, badgeLimit)}
        className="flex flex-wrap border-t border-rule px-3 py-1.5 xl:hidden"
      />
    </article>
  );
}

/** The industries: in the strip where it is wide, at the card's foot where it is not. */
function Industries({ names, className }: { names: string[]; className: string }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={trainingWords.industries} className={`gap-1 ${className}`}>
      {names.map((name) => (
        <li key={name} className="flex">
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
