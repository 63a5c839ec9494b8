import { site } from '@guildhall/contracts/site';
import { useEffect } from 'react';

/** What stands in the browser's tab. */
export function tabTitle(title: string): string {
  return `${title} · ${site.name}`;
}

/** Sets title, description and canonical address of the page that is shown. */
export function usePageHead(title: string, description: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(window.location.pathname, canonical.href).href;
  }, [title, description]);
}
