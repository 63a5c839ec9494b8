import { once } from 'node:events';
import Fastify from 'fastify';

/* A Fastify server with one route and nothing else; its starter sends the answers and gets the port. */
const [answers] = await once(process, 'message');
const server = Fastify();
const handler = async (/** @type {import('fastify').FastifyRequest} */ request) =>
  answers[Number(/** @type {{ text: string }} */ (request.query).text)];
server.route({ method: ['GET', 'POST'], url: '/', handler });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
process.send?.(port);
process.once('SIGTERM', () => process.exit());
process.once('disconnect', () => process.exit());
