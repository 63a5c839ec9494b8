import type { FastifyInstance } from 'fastify';

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
  const https = publicUrl?.startsWith('https:') ?? false;
  fastify.addHook('onSend', async (request, reply) => {
    // An answer that is no page of ours has said already how little it may do.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', holdsToken(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // The address as it was understood: %61pi is api too.
    const address = request.routeOptions.url ?? request.url;
    if (address.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** The pages behind mailed links: their address is a secret, and nobody is told where a reader came from. */
const holdsToken = (url: string) => /^\/(reset-password|confirm-email)\//.test(url);
