import { errorAnswer } from '../http/error-body.js';
import type { PageStatus } from './site-pages.js';

/**
 * The status of the page of one thing: that of the thing itself, 404 or 410 included.
 * While whoever knows it is away the page is still served: it says so itself.
 * @param read asks for the thing by the id in the page's address
 */
export function thingPageStatus(read: (id: string) => Promise<unknown>): PageStatus {
  return async ({ id = '' }) => {
    try {
      await read(id);
      return 200;
    } catch (error) {
      const { status } = errorAnswer(error, '');
      return status === 404 || status === 410 ? status : 200;
    }
  };
}
