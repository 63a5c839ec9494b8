import { Global, Inject, Logger, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { createClient } from 'redis';

export type Redis = ReturnType<typeof createClient>;

/** The token of a process' Redis client. */
export const REDIS = Symbol('redis');

const logger = new Logger('Redis');

/**
 * A Redis client that reconnects for ever and never keeps commands for later: with Redis away a command
 * fails at once, so that the caller can say so.
 */
export async function connectRedis(url: string): Promise<Redis> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1500, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000) },
  });
  client.on('error', (error: Error) => logger.warn(`Redis is away: ${error.message || error.name}`));
  client.on('ready', () => logger.log('Redis answers'));
  void client.connect();
  return client as Redis;
}

/** Redis holds sessions, limits, caches and queues: nothing that PostgreSQL doesn't know better. */
@Global()
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly client: Redis) {}

  static forUrl(url: string): DynamicModule {
    return {
      module: RedisModule,
      providers: [{ provide: REDIS, useFactory: () => connectRedis(url) }],
      exports: [REDIS],
    };
  }

  onApplicationShutdown(): void {
    if (this.client.isOpen) this.client.destroy();
  }
}
