import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { jobDefinition } from '@guildhall/contracts/jobs';
import type { JobName, JobPayload, QueueName } from '@guildhall/contracts/jobs';
import { currentRequestId, Readiness } from '@guildhall/service-kit';
import { Queue } from 'bullmq';
import type { JobsOptions } from 'bullmq';
import { QUEUE_REDIS } from './queue-redis.js';
import type { QueueRedis } from './queue-redis.js';
import { within } from './within.js';

const deadlineMs = 1000;

/** What lies in Redis for one job. */
export interface JobData {
  payload: unknown;
  /** The request that led to it; null for work on a schedule. */
  requestId: string | null;
}

/** The queues' entrance. Redis holds nothing that could not be queued again. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly queues = new Map<QueueName, Queue<JobData>>();

  constructor(
    @Inject(QUEUE_REDIS) private readonly redis: QueueRedis,
    readiness: Readiness,
  ) {
    readiness.require('redis', () => within(deadlineMs, this.redis.ping()));
  }

  /**
   * Queues a job. While one with this id waits or runs, another is not added; once it has ended, the id is free again.
   * @param jobId may not contain a colon
   * @throws QueueAway when Redis doesn't take it within a second
   */
  async add<Name extends JobName>(name: Name, payload: JobPayload<Name>, jobId: string): Promise<void> {
    const data = { payload, requestId: currentRequestId() };
    await within(deadlineMs, this.queueOf(name).add(name, data, { ...this.options(name), jobId }));
  }

  /**
   * Makes sure that a job runs every `everyMs`; where its schedule is missing (Redis was emptied) or stands still, it
   * is made anew, and runs at once.
   * @throws QueueAway when Redis doesn't answer within a second
   */
  async keepScheduled(name: JobName, everyMs: number): Promise<void> {
    const queue = this.queueOf(name);
    const known = await within(deadlineMs, queue.getJobScheduler(name));
    if (known?.every === everyMs && (known.next ?? 0) > Date.now() - 2 * everyMs) return;
    this.logger.log(`${name} is scheduled every ${everyMs / 1000} s`);
    const data = { payload: {}, requestId: null };
    await within(
      deadlineMs,
      queue.upsertJobScheduler(name, { every: everyMs }, { name, data, opts: this.options(name) }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => within(deadlineMs, queue.close())));
    if (this.redis.isOpen) this.redis.destroy();
  }

  /** Ended jobs are forgotten at once: PostgreSQL knows what they did, and their id must be free for the sweep. */
  private options(name: JobName): JobsOptions {
    const { attempts, backoffMs } = jobDefinition(name);
    return { attempts, backoff: { type: 'exponential', delay: backoffMs }, removeOnComplete: true, removeOnFail: true };
  }

  private queueOf(name: JobName): Queue<JobData> {
    const { queue: queueName } = jobDefinition(name);
    const known = this.queues.get(queueName);
    if (known) return known;
    const queue = new Queue<JobData>(queueName, { connection: this.redis, skipVersionCheck: true });
    queue.on('error', (error) => this.logger.warn(`Queue ${queueName}: ${error.message}`));
    this.queues.set(queueName, queue);
    return queue;
  }
}
