import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { encodingFor, makeHtmlPage } from './html-page.js';
import type { HtmlPage } from './html-page.js';

/** What the frontend's build says about its pages. */
const builtRoutes = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string(), listed: z.boolean() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  notFound: z.string(),
});

/** For pages of one thing, or of one person: the status that the page itself answers with (404 never existed, 410 archived). */
export type PageStatus = (params: Record<string, string>, request: FastifyRequest) => Promise<number>;

/** Where a request for a page is led instead, if anywhere. */
export type PageRedirect = (request: FastifyRequest) => Promise<string | null>;

/** What the gateway adds to a page whose words are not in it. */
export interface PageExtras {
  status?: PageStatus;
  redirect?: PageRedirect;
  /**
   * The call that the page will make first, out of the page's own address. The browser is told of it with the page, so
   * that it asks before the scripts are there.
   */
  firstCall?: (address: string) => string | null;
  /**
   * It is the page of one thing, whose address isn't built into it: the answer says which is its own (RFC 6596), without
   * what a search or a mail left behind it.
   */
  canonical?: boolean;
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built frontend: precompressed files, the page of each known path, real redirects, a real 404. */
export class SitePages {
  private readonly root: string;
  private readonly built: z.output<typeof builtRoutes> | null;
  private readonly html = new Map<string, HtmlPage>();

  /** @param publicUrl what links for machines begin with, such as `https://guildhall.example` */
  constructor(
    frontendDist: string,
    private readonly publicUrl: string,
  ) {
    const table = resolve(frontendDist, 'routes.json');
    this.root = resolve(frontendDist, 'client');
    this.built = existsSync(table) ? builtRoutes.parse(JSON.parse(readFileSync(table, 'utf8'))) : null;
  }

  /** The addresses that a search engine may list. */
  listedPaths(): string[] {
    return this.built?.pages.filter(({ listed }) => listed).map(({ path }) => path) ?? [];
  }

  async addTo(fastify: FastifyInstance, extras: Record<string, PageExtras> = {}): Promise<void> {
    if (!this.built) return;
    for (const file of [...this.built.pages.map((page) => page.file), this.built.notFound]) this.readPage(file);
    await fastify.register(fastifyStatic, {
      root: this.root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The ETag says whether a file changed, and nobody asks for a part of one.
      lastModified: false,
      acceptRanges: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? immutable : 'no-cache');
      },
    });
    for (const { path, file } of this.built.pages) {
      fastify.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
        const { status, redirect, firstCall, canonical } = extras[path] ?? {};
        const elsewhere = await redirect?.(request);
        if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
        reply.status((await status?.(request.params, request)) ?? 200);
        if (reply.statusCode === 404) return this.sendNotFound(reply);
        if (reply.statusCode === 200) {
          const early = firstCall?.(request.url);
          const links = [early && askEarly(early), canonical && this.ownAddress(path, request.params)].filter(Boolean);
          if (links.length > 0) reply.header('link', links.join(', '));
        }
        return this.send(reply, file);
      });
    }
    for (const { from, to } of this.built.redirects)
      fastify.get(from, ({ url }, reply) => reply.redirect(to + queryOf(url), 302));
  }

  /** The not-found screen, as one: status 404. */
  sendNotFound(reply: FastifyReply): FastifyReply {
    void reply.status(404);
    if (this.built) return this.send(reply, this.built.notFound);
    return reply.type('text/plain; charset=utf-8').send('404 Page Not Found');
  }

  private ownAddress(path: string, params: Record<string, string>): string {
    const own = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
    return `<${this.publicUrl}${own}>; rel=canonical`;
  }

  private readPage(file: string): void {
    this.html.set(file, makeHtmlPage(readFileSync(resolve(this.root, file), 'utf8'), this.publicUrl));
  }

  private send(reply: FastifyReply, file: string): FastifyReply {
    const { etag, encodings } = this.html.get(file)!;
    const encoding = encodingFor(reply.request.headers['accept-encoding']);
    const known = reply.statusCode === 200 && reply.request.headers['if-none-match'] === etag;
    void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (known) return reply.status(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(encodings[encoding]);
  }
}

/** In the very way in which the page asks: with cookies, or the browser asks twice. */
const askEarly = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`;

/** The query of an address with its question mark: what was searched for goes along to where a redirect leads. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
