import type { Account } from '@guildhall/contracts/auth';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.js';
import { CompanyForm } from './company-form.js';
import { LogoField } from './logo-field.js';
import { memberWords } from './words.js';

const { title, intro, seen } = memberWords.company;

/** The company as the site knows it, to be changed by who it belongs to. */
export function CompanyProfile({ user }: { user: Account }) {
  return (
    <>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 mb-5 text-18 text-ink-soft">
        {intro}{' '}
        <Link to={`/companies/${user.companyId}`} className="link">
          {seen}
        </Link>
      </p>
      <Card as="section" head={<h2 className="truncate text-18">{user.companyName}</h2>}>
        <div className="px-4 py-6 sm:px-8">
          <LogoField user={user} />
          <CompanyForm user={user} />
        </div>
      </Card>
    </>
  );
}
