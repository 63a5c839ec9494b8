import { Logger } from '@nestjs/common';
import { createClient } from 'redis';

/** The token of the Redis client that the queues live on. */
export const QUEUE_REDIS = Symbol('queue redis');
export type QueueRedis = ReturnType<typeof createClient>;

const logger = new Logger('QueueRedis');

/**
 * A Redis client for BullMQ, which copies its settings for every blocking connection. It keeps commands for later while
 * Redis is away: BullMQ's loops would spin without a pause on commands that fail at once.
 */
export function createQueueRedis(url: string): QueueRedis {
  const client = createClient({
    url,
    pingInterval: 5000,
    socket: { connectTimeout: 1500, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000) },
  });
  // Without a listener a restart of Redis would end this process.
  client.on('error', (error: Error) => logger.warn(`Redis is away: ${error.message || error.name}`));
  return client as QueueRedis;
}
