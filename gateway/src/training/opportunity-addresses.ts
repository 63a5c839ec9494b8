import { searchWindow } from '@guildhall/contracts/training';
import type { RpcClient } from '@guildhall/service-kit';
import type { SitemapEntry } from '../site/sitemap.js';

const pageSize = 50;

/** The address of every opportunity that can be found, as many as a search shows. */
export function opportunityAddresses(rpc: Pick<RpcClient, 'call'>): () => Promise<SitemapEntry[]> {
  return async () => {
    const entries: SitemapEntry[] = [];
    for (let page = 1; page <= searchWindow / pageSize; page++) {
      const { results, total } = await rpc.call('training-catalog.opportunity.search', {
        sort: 'newest',
        page,
        size: pageSize,
      });
      entries.push(...results.map(({ id }) => ({ path: `/training/${id}` })));
      if (results.length === 0 || page * pageSize >= total) break;
    }
    return entries;
  };
}
