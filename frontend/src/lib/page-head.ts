import { site } from '@guildhall/contracts/site';
import { useEffect } from 'react';

/** What stands in the browser's tab. */
export function tabTitle(title: string): string {
  return `${title} · ${site.name}`;
}

/** Sets title and description of the page that is shown. */
export function usePageHead(title: string, description: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
