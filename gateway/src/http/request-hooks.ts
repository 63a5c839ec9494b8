import { DomainError, newId } from '@guildhall/kernel';
import type { ErrorCode } from '@guildhall/contracts/errors';
import { httpRoutes } from '@guildhall/contracts/http';
import { visitor } from '@guildhall/contracts/rpc';
import { withContext } from '@guildhall/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-refusal.js';

/** The longest JSON body, in bytes. Uploads have their own way in. */
export const bodyLimit = 100 * 1024;

/** Request ids are ours: an id that a client sends is never taken over. */
export const makeRequestId = () => newId();

/** What every request passes before a controller sees it. */
export function addRequestHooks(fastify: FastifyInstance, publicUrl: string | undefined): void {
  readJsonOnly(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const refusal = refusalOf(request, publicUrl);
    if (!refusal) return done();
    sendRefusal(reply, new DomainError(refusal));
  });
  // After the body has been read: reading it would lose the context again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const trace = request.headers.traceparent;
    const context = { caller: visitor, requestId: request.id, origin: originOf(request) };
    withContext({ ...context, ...(typeof trace === 'string' ? { trace } : {}) }, () => done());
  });
}

function refusalOf(request: FastifyRequest, publicUrl: string | undefined): ErrorCode | null {
  if (isForeignWrite(request, publicUrl)) return 'request.cross_site';
  return lacksItsEnd(request) ? 'request.not_found' : null;
}

const ourPaths = new Set<string>(Object.values(httpRoutes).map(({ path }) => path));

/**
 * Pages may end in a slash, our own addresses may not: an id that a client lost on the way leaves that slash, and
 * `DELETE /api/user/sessions/` must never be taken for the address that ends them all.
 */
const lacksItsEnd = ({ routeOptions, url }: FastifyRequest) =>
  ourPaths.has(routeOptions.url ?? '') && url.split('?', 1)[0]!.endsWith('/');

const browserMost = 300;

/** `request.ip` follows X-Forwarded-For only through trusted proxies. */
const originOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  browser: (headers['user-agent'] ?? '').slice(0, browserMost),
});

/** JSON is the only body; an empty one is none, with or without a content type. */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/**
 * A write that a page of another site made a browser send (OWASP Cross-Site Request Forgery: Fetch Metadata first,
 * Origin where it is missing). A client that sends neither is no browser and carries nobody's cookies by accident.
 */
export function isForeignWrite(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return !isOurs(new URL(origin), request.host, publicUrl);
}

/**
 * Our pages come from PUBLIC_URL. Where it names this machine alone, or is not set, nobody has said how people reach the
 * site: there a page may write to the very host that it came from, be it localhost, 127.0.0.1 or a name in the workshop.
 */
function isOurs(origin: URL, host: string, publicUrl: string | undefined): boolean {
  const own = publicUrl ? new URL(publicUrl) : null;
  if (own?.origin === origin.origin) return true;
  return (!own || isThisMachine(own.hostname)) && origin.host === host;
}

const isThisMachine = (name: string) => name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name);
