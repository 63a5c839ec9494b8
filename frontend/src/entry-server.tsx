import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { pages } from './app/pages.js';
import { createQueryClient } from './lib/query-client.js';
import { NeedsScripts } from './ui/needs-scripts.js';

export { site } from '@guildhall/contracts/site';
export { notFoundRoute, pageRoutes, redirects } from './app/route-table.js';
export { tabTitle } from './lib/page-head.js';

/** The words of the page at a path, as HTML. */
export async function renderPage(path: string): Promise<string> {
  await Promise.all([...pages.values()].map((page) => page.preload()));
  return render(path);
}

/** Header and footer as they stand on a path, with nothing between: what is seen until the page's code is there. */
export function renderFrame(path: string): Promise<string> {
  return render(
    path,
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6">
      <NeedsScripts what="page" />
    </div>,
  );
}

async function render(path: string, content?: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App cache={createQueryClient()}>{content}</App>
      </StaticRouter>
    </StrictMode>,
    {
      // Large parts would otherwise come last and be moved into place by an inline script: the policy forbids those.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be rendered`);
  return text(prelude);
}
