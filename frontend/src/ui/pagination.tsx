import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pagesToShow } from './pages-to-show.js';
import { classNames } from './class-names.js';
import { paginationWords as words } from './list-words.js';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page; the pages are links, so that they can be opened beside this one. */
  hrefOf: (page: number) => string;
  /** Called when a page is likely to be opened next. */
  onConsider?: (page: number) => void;
}

const cell =
  'inline-flex min-h-10 min-w-10 items-center justify-center gap-1 border border-rule-strong px-2 -ml-px figures';

/** First, last and the neighbours of the page shown. */
export function Pagination({ page, pages, hrefOf, onConsider }: PaginationProps) {
  if (pages <= 1) return null;
  const link = (to: number) => ({
    to: hrefOf(to),
    onPointerEnter: () => onConsider?.(to),
    onFocus: () => onConsider?.(to),
  });
  return (
    <nav aria-label={words.label} className="no-print flex flex-wrap justify-center gap-y-2 pl-px">
      {page > 1 && (
        <Link {...link(page - 1)} rel="prev" className={classNames(cell, 'bg-card hover:bg-steel-wash')}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" /> {words.previous}
        </Link>
      )}
      {pagesToShow(page, pages).map((shown, place) =>
        shown === 'gap' ? (
          <span
            key={`gap-${place}`}
            aria-hidden="true"
            className={classNames(cell, 'hidden text-ink-faint sm:inline-flex')}
          >
            …
          </span>
        ) : (
          <Link
            key={shown}
            {...link(shown)}
            aria-label={words.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
            className={classNames(
              cell,
              shown === page ? 'bg-ink font-semibold text-paper' : 'hidden bg-card hover:bg-steel-wash sm:inline-flex',
            )}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...link(page + 1)} rel="next" className={classNames(cell, 'bg-card hover:bg-steel-wash')}>
          {words.next} <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
