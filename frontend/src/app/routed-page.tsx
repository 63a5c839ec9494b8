import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LazyPart } from '../lib/lazy-part.js';
import { usePageHead } from '../lib/page-head.js';
import { useAfter } from '../lib/use-after.js';
import { whenIdle } from '../lib/when-idle.js';
import { prepareToasts } from '../ui/toast/toast-host.js';
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
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Page />
        <PageReady />
      </Suspense>
      {/* Not on the landing page, which has no form: what it loads is counted. */}
      {route.path !== '/' && <ToastsAhead />}
    </PageCrash>
  );
}

function RouteHead({ route }: { route: PageRoute }) {
  usePageHead(route.title, route.description);
  return null;
}

/** Has the toaster at hand before there is anything to tell, but lets all that the page itself shows go first. */
function ToastsAhead() {
  const waited = useAfter(1000);
  useEffect(() => (waited ? whenIdle(prepareToasts) : undefined), [waited]);
  return null;
}
