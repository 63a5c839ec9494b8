import { useEffect } from 'react';
import { memberWords } from './words.js';

/**
 * Asks before something that was typed is lost: when the tab is closed (in the browser's own words) and when a link leads
 * to another page.
 */
export function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.target) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || window.confirm(memberWords.leave)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onClose);
    // Before the router's own listener hears it.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved]);
}
