import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Everything from ourselves; inline styles because Radix injects them (docs/decisions says why). */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds the headers that tell a browser what our answers may do. Answers under /api are kept by nobody. */
export function addSecurityHeaders(fastify: FastifyInstance, publicUrl: string | undefined): void {
  fastify.addHook('onSend', async (_request, reply) => secureAnswer(reply, publicUrl));
}

/** The same for one answer that no hook sees. Before its type is known it counts as something that is shown. */
export function secureAnswer(reply: FastifyReply, publicUrl: string | undefined): void {
  const { request } = reply;
  reply.header('x-content-type-options', 'nosniff');
  if (isDocument(reply.getHeader('content-type'))) addDocumentPolicies(request, reply);
  if (publicUrl?.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  // The address as it was understood: %61pi is api too.
  const address = request.routeOptions.url ?? request.url;
  if (address.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

function addDocumentPolicies({ url }: FastifyRequest, reply: FastifyReply): void {
  // An answer that is no page of ours has said already how little it may do.
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy);
  reply.header('referrer-policy', holdsToken(url) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}

/**
 * Browsers read these policies of what they show, never of a script, a style sheet or a font; there they would only be
 * carried along, half a KB with each. Whatever isn't known to be one of the three counts as shown: an SVG is.
 */
const isDocument = (type: unknown) => !/^((text|application)\/javascript|text\/css|font\/)/.test(String(type));

/** The pages behind mailed links: their address is a secret, and nobody is told where a reader came from. */
const holdsToken = (url: string) => /^\/(reset-password|confirm-email)\//.test(url);
