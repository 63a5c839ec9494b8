import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pages } from './pages.js';
import { redirects } from './route-table.js';
import { RoutedPage } from './routed-page.js';

/** Every part of ui/ in every state; while developing only. */
const Gallery = import.meta.env.DEV ? lazy(() => import('./gallery/gallery.js')) : null;

/** The route table, as routes. */
export function AppRoutes() {
  return (
    <Routes>
      {[...pages].map(([route, Page]) => (
        <Route key={route.path} path={route.path} element={<RoutedPage key={route.path} route={route} Page={Page} />} />
      ))}
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      {Gallery && <Route path="/_ui" element={<Gallery />} />}
    </Routes>
  );
}

/** Leads elsewhere, with what was searched for. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}
