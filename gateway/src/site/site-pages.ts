import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

/** What the frontend's build says about its pages. */
const builtRoutes = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** For pages of one thing: the status that the page itself answers with (404 never existed, 410 archived). */
export type PageStatus = (params: Record<string, string>) => Promise<number>;

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built frontend: precompressed files, the page of each known path, real redirects, a real 404. */
export class SitePages {
  private readonly root: string;
  private readonly built: z.output<typeof builtRoutes> | null;

  constructor(frontendDist: string) {
    const table = resolve(frontendDist, 'routes.json');
    this.root = resolve(frontendDist, 'client');
    this.built = existsSync(table) ? builtRoutes.parse(JSON.parse(readFileSync(table, 'utf8'))) : null;
  }

  async addTo(fastify: FastifyInstance, statusOf: Record<string, PageStatus> = {}): Promise<void> {
    if (!this.built) return;
    await fastify.register(fastifyStatic, {
      root: this.root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? immutable : 'no-cache');
      },
    });
    for (const { path, file } of this.built.pages) {
      fastify.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
        reply.status((await statusOf[path]?.(request.params)) ?? 200);
        return this.send(reply, file);
      });
    }
    for (const { from, to } of this.built.redirects) fastify.get(from, (_request, reply) => reply.redirect(to, 302));
  }

  /** The not-found screen, as one: status 404. */
  sendNotFound(reply: FastifyReply): FastifyReply {
    void reply.status(404);
    if (this.built) return this.send(reply, '404.html');
    return reply.type('text/plain; charset=utf-8').send('404 Page Not Found');
  }

  private send(reply: FastifyReply, file: string): FastifyReply {
    return reply.sendFile(file);
  }
}
