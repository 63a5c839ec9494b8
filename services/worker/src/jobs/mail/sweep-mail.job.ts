import { Injectable } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HandlesJob } from '../../queues/job-handler.js';
import type { JobHandler } from '../../queues/job-handler.js';
import { JobQueues } from '../../queues/job-queues.js';

/** Queues every mail that is due, whatever became of its first job: an emptied Redis, a lost lease, a postponement. */
@Injectable()
@HandlesJob('mail.sweep')
export class SweepMailJob implements JobHandler<'mail.sweep'> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly queues: JobQueues,
  ) {}

  async run(): Promise<void> {
    const { ids } = await this.rpc.call('messaging.mail.find_due', {});
    // One by one: BullMQ's bulk is a Redis transaction, which fails where Redis has forgotten BullMQ's scripts.
    for (const mailId of ids) await this.queues.add('mail.send', { mailId }, mailId);
  }
}
