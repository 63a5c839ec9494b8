import type { Company } from '@guildhall/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { usePageHead } from '../../lib/page-head.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { AfterPause } from '../../ui/after-pause.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Avatar } from '../../ui/avatar.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Card } from '../../ui/card.js';
import { Padlock } from '../../ui/drawings/padlock.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FactList } from '../../ui/fact-list.js';
import { Moment } from '../../ui/moment.js';
import { Skeleton } from '../../ui/skeleton.js';
import { companyWords as words } from './words.js';

/** What a company shows everybody of itself. */
export function CompanyView({ id }: { id: string }) {
  const query = useQuery<Company>({ queryKey: [`/api/companies/${encodeURIComponent(id)}`] });
  const { data, error } = query;
  const sheet = useFocusWhenLost<HTMLDivElement>(error === null);
  usePageHead(data?.name ?? words.company, data?.description ?? '');
  return (
    <div ref={sheet} tabIndex={-1} className="mx-auto max-w-4xl px-4 pt-8 sm:px-6">
      {data ? (
        <CompanySheet company={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState drawing={<Padlock className="h-28" />} title={words.missing} level={1}>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{words.missingText}</p>
          <ButtonLink look="action" to="/training" className="mt-5">
            {words.find}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure words={words} query={query} />
      ) : (
        <AfterPause>
          <div role="status" aria-label={words.loading}>
            <Skeleton className="h-80" />
          </div>
        </AfterPause>
      )}
    </div>
  );
}

function CompanySheet({
  company: { name, logo, industry, city, state, website, description, memberSince },
}: {
  company: Company;
}) {
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <Card
      as="section"
      head={
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} picture={logo} />
          <h1 className="min-w-0 text-22 [overflow-wrap:anywhere]">{name}</h1>
        </div>
      }
    >
      <div className="px-4 py-6 sm:px-8">
        <p className="mb-6 max-w-[65ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {description ?? <span className="text-ink-soft">{words.nothing}</span>}
        </p>
        <FactList
          facts={[
            [words.industry, industry],
            [words.place, place || null],
            [words.website, website && <WebsiteLink key="website" address={website} />],
            [words.since, <Moment key="since" at={memberSince} />],
          ]}
        />
      </div>
    </Card>
  );
}

/** A member wrote this address: whoever follows it is sent there without our recommendation. */
function WebsiteLink({ address }: { address: string }) {
  return (
    <a href={address} rel="noopener noreferrer nofollow ugc" className="link [overflow-wrap:anywhere]">
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
