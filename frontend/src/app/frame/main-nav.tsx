import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.js';
import { isCurrent } from './links.js';
import { frameWords, mainLinks } from './words.js';

/** With forced colors even a transparent bar is drawn: there, it has the color of the page. */
const looks = {
  /** Cells side by side, as in the title block of a drawing; the current one stands on a bar. */
  strip: {
    nav: 'hidden items-stretch border-l border-rule lg:flex',
    link: 'items-center border-r border-b-3 border-r-rule px-4 pt-[3px] transition-colors hover:bg-sunk',
    current: 'border-b-steel',
    other: 'border-b-transparent forced-colors:border-b-[color:Canvas]',
  },
  /** Rows under each other, high enough for a thumb; the current one leans on a bar. */
  rows: {
    nav: 'grid border-t border-rule',
    link: 'min-h-12 items-center border-b border-l-3 border-b-rule px-3',
    current: 'border-l-steel',
    other: 'border-l-transparent forced-colors:border-l-[color:Canvas]',
  },
};

interface MainNavProps {
  look: keyof typeof looks;
  /** A link was followed. */
  onFollow?: () => void;
}

/** The main links, with the one of the page shown marked. */
export function MainNav({ look, onFollow }: MainNavProps) {
  const { pathname } = useLocation();
  const { nav, link, current, other } = looks[look];
  return (
    <nav aria-label={frameWords.main} className={nav}>
      {mainLinks.map(({ to, words }) => {
        const isShown = isCurrent(to, pathname);
        return (
          <Link
            key={to}
            to={to}
            onClick={onFollow}
            aria-current={isShown ? 'page' : undefined}
            className={classNames('flex', link, isShown ? `${current} bg-steel-wash font-semibold` : other)}
          >
            {words}
          </Link>
        );
      })}
    </nav>
  );
}
