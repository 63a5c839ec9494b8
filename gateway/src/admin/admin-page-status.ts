import { onlyCookie } from '../sessions/session-cookie.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { PageStatus } from '../site/site-pages.js';

/**
 * The status of the administrator's pages: for everybody else there is nothing at their address. While sessions can't be
 * read there is nothing either.
 */
export function adminPageStatus(sessions: Pick<SessionStore, 'find'>, cookieName: string): PageStatus {
  return async (_params, request) => {
    const cookie = onlyCookie(request, cookieName);
    const member = cookie ? await sessions.find(cookie).catch(() => null) : null;
    return member?.admin ? 200 : 404;
  };
}
