import type { FastifyInstance } from 'fastify';
import type { SitePages } from './site-pages.js';
import { robots, sitemap } from './sitemap.js';
import type { SitemapEntry } from './sitemap.js';

/** How long a list of the catalogue's pages is good for, in milliseconds. */
const goodFor = 60 * 60 * 1000;

/** Serves what crawlers ask for: robots.txt, and a sitemap of all pages and of every opportunity. */
export function addSiteMaps(
  fastify: FastifyInstance,
  pages: SitePages,
  publicUrl: string,
  findOpportunities: () => Promise<SitemapEntry[]>,
): void {
  const opportunities = keptFor(goodFor, findOpportunities);
  fastify.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  fastify.get('/sitemap.xml', async (_request, reply) => {
    // While the catalogue is away the pages are still told, and nothing is kept.
    const entries = [...pages.listedPaths().map((path) => ({ path })), ...(await opportunities().catch(() => []))];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(entries, publicUrl));
  });
}

/** Asks once for all who ask at once, and not again while the answer is good. A failure is not kept. */
function keptFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  let askedAt = 0;
  return () => {
    if (kept && Date.now() - askedAt < milliseconds) return kept;
    askedAt = Date.now();
    const asking = ask();
    kept = asking;
    asking.catch(() => {
      if (kept === asking) kept = undefined;
    });
    return asking;
  };
}
