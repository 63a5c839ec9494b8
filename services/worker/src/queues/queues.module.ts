import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HandlerRegister } from './handler-register.js';
import { JobQueues } from './job-queues.js';
import { JobWorkers } from './job-workers.js';
import { createQueueRedis, QUEUE_REDIS } from './queue-redis.js';

/** The queues on Redis: their entrance for everybody, and the workers at their other end. */
@Global()
@Module({})
export class QueuesModule {
  static forUrl(url: string): DynamicModule {
    return {
      module: QueuesModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: QUEUE_REDIS, useFactory: () => createQueueRedis(url) },
        HandlerRegister,
        JobQueues,
        JobWorkers,
      ],
      exports: [JobQueues],
    };
  }
}
