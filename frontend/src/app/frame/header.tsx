import { site } from '@guildhall/contracts/site';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import { HeaderAccount } from './header-account.js';
import { isCurrent, mainLinks } from './links.js';
import { PanelButton } from './panel-button.js';

/** The strip above every page, ruled into cells like the title block of a drawing. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="no-print sticky top-0 z-30 border-b border-rule-strong bg-card">
      <div className="mx-auto flex h-14 max-w-[1392px] items-stretch px-4 sm:px-6">
        <Link to="/" className="flex items-center gap-2 pr-5 font-condensed text-22 font-semibold">
          <Mark size={28} />
          {site.name}
        </Link>
        <nav aria-label="Main" className="hidden items-stretch border-l border-rule lg:flex">
          {mainLinks.map(({ to, words }) => {
            const current = isCurrent(to, pathname);
            return (
              <Link
                key={to}
                to={to}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'flex items-center border-r border-b-3 border-r-rule px-4 pt-[3px] transition-colors hover:bg-sunk',
                  current ? 'border-b-steel bg-steel-wash font-semibold' : 'border-b-transparent',
                )}
              >
                {words}
              </Link>
            );
          })}
        </nav>
        <div className="ml-auto hidden items-center lg:flex">
          <HeaderAccount />
        </div>
        <div className="ml-auto flex items-center lg:hidden">
          <PanelButton />
        </div>
      </div>
    </header>
  );
}
