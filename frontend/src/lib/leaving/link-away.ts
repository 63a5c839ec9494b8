/** The link by which a click leaves this page in this tab, for another one of this site; null for every other click. */
export function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isElsewhere || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return link.pathname === window.location.pathname ? null : link;
}
