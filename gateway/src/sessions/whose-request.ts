import type { FastifyRequest } from 'fastify';
import { onlyCookie } from './session-cookie.js';
import type { SessionStore, SignedInMember } from './session-store.js';

/** Whose request a page's is: null for nobody's, and while sessions can't be read. Pages are served all the same. */
export type WhoseRequest = (request: Pick<FastifyRequest, 'headers'>) => Promise<SignedInMember | null>;

/** Reads it from the session's cookie. */
export function whoseRequest(sessions: Pick<SessionStore, 'find'>, cookieName: string): WhoseRequest {
  return async (request) => {
    const cookie = onlyCookie(request, cookieName);
    return cookie ? sessions.find(cookie).catch(() => null) : null;
  };
}
