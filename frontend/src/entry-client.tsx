import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { pageReady } from './app/page-ready.js';
import { preloadPage } from './app/pages.js';
import { noteTyped } from './app/typed-before.js';
import { preloadOnIntent } from './app/preload-on-intent.js';
import { listenBeforeRouter } from './lib/leaving/first-to-hear.js';
import { createQueryClient } from './lib/query-client.js';
import './ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

listenBeforeRouter();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App cache={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
);

await preloadPage(window.location.pathname);

// Noted from now on, and put back before a form that was sent already is sent on.
const putBack = noteTyped(root);
document.addEventListener(
  pageReady,
  () => {
    delete root.dataset.prerendered;
    putBack();
  },
  { once: true, capture: true },
);

// A page that was rendered at build time for this very address is taken over as it stands; a frame is drawn anew, and so
// is a page to which the router carries something, as to the thanks for a request.
const { pathname, search } = window.location;
const { usr: carried } = (window.history.state ?? {}) as { usr?: unknown };
// In small pieces, between which a finger is heard.
startTransition(() => {
  if (root.dataset.prerendered === pathname && search === '' && !carried) {
    hydrateRoot(root, app);
  } else createRoot(root).render(app);
});

preloadOnIntent();
