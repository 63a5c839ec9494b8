import { site } from '@guildhall/contracts/site';
import { Link } from 'react-router-dom';
import { Mark } from '../../ui/mark.js';
import { HeaderAccount } from './header-account.js';
import { MainNav } from './main-nav.js';
import { PanelButton } from './panel-button.js';

/** The strip above every page, ruled into cells like the title block of a drawing. */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-rule-strong bg-card">
      <div className="mx-auto flex h-14 max-w-[1392px] items-stretch px-4 sm:px-6">
        <Link to="/" className="flex items-center gap-2 pr-5 font-condensed text-22 font-semibold">
          <Mark size={28} />
          {site.name}
        </Link>
        <MainNav look="strip" />
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
