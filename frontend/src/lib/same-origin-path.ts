/**
 * Reads a `?next=` of the address bar: the path to go on to, or null when it is missing or leads to another site.
 * @param origin origin of this site, such as `https://guildhall.example`
 */
export function sameOriginPath(next: string | null, origin: string): string | null {
  if (!next || !next.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // `/a/..//host` is a path of this site that shortens to `//host`, which the browser reads as another site.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
