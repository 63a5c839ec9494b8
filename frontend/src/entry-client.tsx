import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { preloadPage } from './app/pages.js';
import { preloadOnIntent } from './app/preload-on-intent.js';
import { createQueryClient } from './lib/query-client.js';
import './ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App cache={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
);

// A page that fails to load is told by the page's own net, not here.
await preloadPage(window.location.pathname).catch(() => undefined);

// A page that was rendered at build time for this very path is taken over as it stands; a frame is drawn anew.
if (root.dataset.prerendered === window.location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);

preloadOnIntent();
