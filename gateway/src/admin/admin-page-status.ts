import type { WhoseRequest } from '../sessions/whose-request.js';
import type { PageStatus } from '../site/site-pages.js';

/**
 * The status of the administrator's pages: for everybody else there is nothing at their address. While sessions can't be
 * read there is nothing either.
 */
export function adminPageStatus(whose: WhoseRequest): PageStatus {
  return async (_params, request) => ((await whose(request))?.admin ? 200 : 404);
}
