import { preloadPage } from './pages.js';

/** Loads a page's code as soon as a link to it is pointed at, touched or focused: the click finds it there. */
export function preloadOnIntent(): void {
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) void preloadPage(link.pathname);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, consider, { passive: true });
}
