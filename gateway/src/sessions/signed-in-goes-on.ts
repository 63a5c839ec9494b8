import type { PageRedirect } from '../site/site-pages.js';
import { onlyCookie } from './session-cookie.js';
import type { SessionStore } from './session-store.js';

/**
 * Who is signed in already has nothing to do at log-in and registration and is led to /dashboard. An address with a
 * `?next=` is left to the page, which knows what is of this site; so is everybody while sessions can't be read.
 */
export function signedInGoesOn(sessions: Pick<SessionStore, 'find'>, cookieName: string): PageRedirect {
  return async (request) => {
    const cookie = onlyCookie(request, cookieName);
    if (!cookie || (request.query as { next?: unknown }).next !== undefined) return null;
    return (await sessions.find(cookie).catch(() => null)) ? '/dashboard' : null;
  };
}
