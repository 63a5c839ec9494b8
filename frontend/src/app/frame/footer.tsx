import { site } from '@guildhall/contracts/site';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../ui/mark.js';
import { ThemeSwitch } from './theme-switch.js';
import { footerLinks, frameWords } from './words.js';

/** The foot of the sheet. */
export function Footer() {
  return (
    <footer className="no-print mt-16 border-t border-rule-strong bg-card text-14">
      <div className="mx-auto grid max-w-[1392px] px-4 sm:px-6 lg:grid-cols-[auto_1fr_auto] lg:divide-x lg:divide-rule">
        <div className="flex items-center gap-3 py-5 lg:pr-8">
          <Mark size={32} />
          <p>
            <span className="block font-condensed text-18 font-semibold">{site.name}</span>
            {site.tagline}
          </p>
        </div>
        <nav
          aria-label={frameWords.about}
          className="flex flex-wrap content-center gap-x-6 border-t border-rule py-3 lg:border-t-0 lg:px-8"
        >
          {footerLinks.map(({ to, words }) => (
            <Link key={to} to={to} className="inline-flex min-h-10 items-center hover:underline">
              {words}
            </Link>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 lg:border-t-0 lg:pl-8">
          <ThemeSwitch />
          <Copyright />
        </div>
      </div>
    </footer>
  );
}

/** Names the current year, also where the page was built in an earlier one: hydration alone leaves the built text. */
function Copyright() {
  const [isHydrated, hydrated] = useState(false);
  useEffect(() => hydrated(true), []);
  return (
    <p key={String(isHydrated)} className="figures" suppressHydrationWarning>
      {`© ${new Date().getFullYear()} ${site.name}`}
    </p>
  );
}
