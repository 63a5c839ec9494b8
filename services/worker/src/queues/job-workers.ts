import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { jobDefinition, queueNames } from '@guildhall/contracts/jobs';
import type { QueueName } from '@guildhall/contracts/jobs';
import { systemContext, withContext } from '@guildhall/service-kit';
import { Worker } from 'bullmq';
import type { Job } from 'bullmq';
import { HandlerRegister } from './handler-register.js';
import type { JobData } from './job-queues.js';
import { QUEUE_REDIS } from './queue-redis.js';
import type { QueueRedis } from './queue-redis.js';
import { within } from './within.js';

/** How long jobs that run may take to end when this process is told to. */
const closeMs = 4000;

/** Takes jobs out of the queues and gives each to its handler. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobWorkers.name);
  private workers: Worker<JobData>[] = [];

  constructor(
    private readonly handlers: HandlerRegister,
    @Inject(QUEUE_REDIS) private readonly redis: QueueRedis,
  ) {}

  onApplicationBootstrap(): void {
    this.workers = queueNames.map((name) => this.workOn(name));
  }

  /** Before connections close: a job that runs still needs them. */
  async onModuleDestroy(): Promise<void> {
    // With Redis away closing never settles; what a job was at is found again by its lease.
    await Promise.allSettled(this.workers.map((worker) => within(closeMs, worker.close())));
  }

  /** One job of a queue at a time: a process that is killed can then leave one mail at most between sent and settled. */
  private workOn(queue: QueueName): Worker<JobData> {
    const worker = new Worker<JobData>(queue, (job) => this.run(job), {
      connection: this.redis,
      concurrency: 1,
      runRetryDelay: 1000,
      // Every job may run twice, so a killed worker's job is soon given to the next one.
      lockDuration: 10_000,
      stalledInterval: 5000,
      skipVersionCheck: true,
    });
    worker.on('error', (error) => this.logger.warn(`Queue ${queue}: ${error.message}`));
    worker.on('failed', (job, error) =>
      this.logger.warn(`${job?.name ?? 'A job'} failed at try ${job?.attemptsMade ?? '?'}: ${error.message}`),
    );
    return worker;
  }

  private async run(job: Job<JobData>): Promise<void> {
    const handler = this.handlers.of(job.name);
    const payload = jobDefinition(handler.name).payload.parse(job.data.payload);
    await withContext(systemContext('worker', job.data.requestId ?? undefined), () =>
      handler.handler.run(payload as never),
    );
  }
}
