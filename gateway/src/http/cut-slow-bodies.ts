import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * How fast a body has to come: in each quarter of a minute at least 16 KiB, or its end. A form is there in one piece; a
 * file comes slowly over a poor line, but does come. Whoever sends a byte now and then only keeps a place taken.
 */
const paceMs = 15_000;
const paceBytes = 16 * 1024;

/** Node's own bounds, in milliseconds: until all of a request is there, its head alone, and how often it looks. */
export const requestTimes = { whole: 120_000, head: 15_000, look: 5000 };

/** Ends the connections of those who send a body too slowly, as if they had left themselves. */
export function cutSlowBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    if (headers['transfer-encoding'] || Number(headers['content-length'])) demandPace(request.raw);
    done();
  });
}

/** Counts what the connection brings: the body itself is read by others, and must not begin to flow for this. */
function demandPace(request: IncomingMessage): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const looking = setInterval(() => {
    if (request.complete) return stop();
    if (socket.bytesRead - before < paceBytes) socket.destroy();
    before = socket.bytesRead;
  }, paceMs);
  const stop = () => clearInterval(looking);
  request.once('end', stop).once('close', stop);
}
