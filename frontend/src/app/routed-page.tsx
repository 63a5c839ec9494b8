import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { LazyPart } from '../lib/lazy-part.js';
import { usePageHead } from '../lib/page-head.js';
import { PageCrash } from './page-crash.js';
import { PageReady } from './page-ready.js';
import type { PageRoute } from './route-table.js';

/** One page with its title, and with a net under it: when it breaks, the rest of the site stays usable. */
export function RoutedPage({ route, Page }: { route: PageRoute; Page: LazyPart }) {
  const { pathname } = useLocation();
  return (
    <PageCrash key={pathname}>
      {/* Before the page: a page that knows better, such as that of one opportunity, then has the last word. */}
      <RouteHead route={route} />
      <Suspense>
        <Page />
        <PageReady />
      </Suspense>
    </PageCrash>
  );
}

function RouteHead({ route }: { route: PageRoute }) {
  usePageHead(route.title, route.description);
  return null;
}
