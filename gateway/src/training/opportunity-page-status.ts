import type { RpcClient } from '@guildhall/service-kit';
import { errorAnswer } from '../http/error-body.js';
import type { PageStatus } from '../site/site-pages.js';

/**
 * The status of the page of one opportunity: that of the opportunity itself, 404 or 410 included.
 * While the catalogue is away the page is still served: it says so itself.
 */
export function opportunityPageStatus(rpc: Pick<RpcClient, 'call'>): PageStatus {
  return async ({ id = '' }) => {
    try {
      await rpc.call('training-catalog.opportunity.read', { id });
      return 200;
    } catch (error) {
      const { status } = errorAnswer(error, '');
      if (status === 404 || status === 410) return status;
      return 200;
    }
  };
}
