import { within } from '@guildhall/service-kit';
import type { FastifyInstance } from 'fastify';

/** A thing without which the gateway can't do its work; rejects while it is away. */
export type HealthCheck = () => Promise<unknown>;

/**
 * /health/live: this process' event loop turns. /health/ready: its own links answer. Neither tells details outside.
 */
export function addHealthRoutes(fastify: FastifyInstance, checks: HealthCheck[]): void {
  fastify.get('/health/live', async () => ({ status: 'live' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const outcomes = await Promise.allSettled(checks.map((check) => within(patienceMs, check())));
    const ready = outcomes.every((outcome) => outcome.status === 'fulfilled');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting' });
  });
}

const patienceMs = 1000;
