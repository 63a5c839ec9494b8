import type { FastifyInstance } from 'fastify';

/** A thing without which the gateway can't do its work; rejects while it is away. */
export type HealthCheck = () => Promise<unknown>;

/**
 * /health/live: this process' event loop turns. /health/ready: its own links answer. Neither tells details outside.
 */
export function addHealthRoutes(fastify: FastifyInstance, checks: HealthCheck[]): void {
  fastify.get('/health/live', async () => ({ status: 'live' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const outcomes = await Promise.allSettled(checks.map(withPatience));
    const ready = outcomes.every((outcome) => outcome.status === 'fulfilled');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting' });
  });
}

const patienceMs = 1000;

async function withPatience(check: HealthCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patienceMs);
  });
  try {
    await Promise.race([check(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
