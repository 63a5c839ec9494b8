import { useEffect } from 'react';
import { mayReloadAgain } from './reload-once.js';

/** Fired at the document when a page has been drawn and hears its visitor. public/head.js waits for it too. */
export const pageReady = 'page-ready';

/** Stands beside a page, and says when it is ready. */
export function PageReady() {
  useEffect(() => {
    mayReloadAgain();
    document.dispatchEvent(new Event(pageReady));
  }, []);
  return null;
}
