import type { Account } from '@guildhall/contracts/auth';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.js';
import { CompanyForm } from './company-form.js';
import { LogoField } from './logo-field.js';
import type { Picture } from './read-picture.js';
import { memberWords } from './words.js';

const { title, intro, seen } = memberWords.company;

/** The company as the site knows it, to be changed by who it belongs to. */
export function CompanyProfile({ user }: { user: Account }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  return (
    <>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 mb-5 text-18 text-pretty text-ink-soft">
        {intro}{' '}
        <Link to={`/companies/${user.companyId}`} className="link">
          {seen}
        </Link>
      </p>
      <Card as="section" head={<h2 className="truncate text-18">{user.companyName}</h2>}>
        <div className="px-4 py-6 sm:px-8">
          <LogoField user={user} picture={picture} onPick={setPicture} />
          <CompanyForm user={user} pictureWaits={picture !== null} />
        </div>
      </Card>
    </>
  );
}
