import type { PageRedirect } from '../site/site-pages.js';
import type { WhoseRequest } from './whose-request.js';

/**
 * Who is signed in already has nothing to do at log-in and registration and is led to /dashboard. An address with a
 * `?next=` is left to the page, which knows what is of this site; so is everybody while sessions can't be read.
 */
export function signedInGoesOn(whose: WhoseRequest): PageRedirect {
  return async (request) => {
    if ((request.query as { next?: unknown }).next !== undefined) return null;
    return (await whose(request)) ? '/dashboard' : null;
  };
}
