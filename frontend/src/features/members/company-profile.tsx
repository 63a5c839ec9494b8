import type { Account } from '@guildhall/contracts/auth';
import { Avatar } from '../../ui/avatar.js';
import { Card } from '../../ui/card.js';
import { MemberFacts } from './member-facts.js';
import { memberWords } from './words.js';

const { title, intro, noLogo } = memberWords.company;

/** The company as the site knows it. */
export function CompanyProfile({ user }: { user: Account }) {
  const { companyName, email, phone, industry, website, description, address, city, state, zip, country } = user;
  return (
    <>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 mb-5 text-18 text-ink-soft">{intro}</p>
      <Card as="section" head={<h2 className="truncate text-18">{companyName}</h2>}>
        <div className="px-4 py-6 sm:px-8">
          <p className="mb-5 flex items-center gap-3 text-14 text-ink-soft">
            <Avatar name={companyName} />
            {noLogo}
          </p>
          <MemberFacts
            facts={[
              ['Company name', companyName],
              ['Email', email],
              ['Phone', phone],
              ['Industry', industry],
              ['Website', website],
              ['Description', description],
              ['Street address', address],
              ['City', city],
              ['State', state],
              ['ZIP', zip],
              ['Country', country],
            ]}
          />
        </div>
      </Card>
    </>
  );
}
