import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from '../lib/lazy-part.js';
import { notFoundRoute, pageRoutes, redirects, type PageRoute } from './route-table.js';

const files = import.meta.glob<{ default: () => React.ReactNode }>('./pages/*.page.tsx');

/** The component of each page of the route table, loaded when it is first needed. */
export const pages: ReadonlyMap<PageRoute, LazyPart> = new Map(
  [...pageRoutes, notFoundRoute].map((route) => {
    const load = files[`./pages/${route.page}.page.tsx`];
    if (!load) throw new Error(`The route table names pages/${route.page}.page.tsx, which isn't there`);
    return [route, lazyPart(load)];
  }),
);

/** Loads the code of the page at an address ahead of its being shown. Loading twice costs nothing. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get(routeAt(pathname))?.preload();
}

/** The route of an address: where it redirects, the route it leads to; where nothing is, the not-found screen. */
export function routeAt(pathname: string): PageRoute {
  const found = pageRoutes.find(({ path }) => matchPath(path, pathname));
  if (found) return found;
  const elsewhere = redirects.find(({ from }) => matchPath(from, pathname));
  return elsewhere ? routeAt(elsewhere.to) : notFoundRoute;
}
