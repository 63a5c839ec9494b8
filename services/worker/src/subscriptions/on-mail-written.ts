import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { JobQueues } from '../queues/job-queues.js';

/** Queues a mail as soon as it is written. With Redis away it throws, and the event comes again. */
@Injectable()
@ReactsTo('messaging.mail_written')
export class OnMailWritten implements Reaction<'messaging.mail_written'> {
  constructor(private readonly queues: JobQueues) {}

  async react({ mailId }: EventPayload<'messaging.mail_written'>): Promise<void> {
    await this.queues.add('mail.send', { mailId }, mailId);
  }
}
