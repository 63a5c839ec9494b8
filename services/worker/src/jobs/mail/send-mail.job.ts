import { Injectable, Logger } from '@nestjs/common';
import type { JobPayload } from '@guildhall/contracts/jobs';
import type { MailOutcome, OutgoingMail } from '@guildhall/contracts/messaging';
import { RpcClient } from '@guildhall/service-kit';
import { HandlesJob } from '../../queues/job-handler.js';
import type { JobHandler } from '../../queues/job-handler.js';
import { Smtp } from './smtp.js';

const pauseMs = 500;

/** Sends one mail: claims it, hands it to the mail server, says how it went. Run twice it sends once. */
@Injectable()
@HandlesJob('mail.send')
export class SendMailJob implements JobHandler<'mail.send'> {
  private readonly logger = new Logger(SendMailJob.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly smtp: Smtp,
  ) {}

  async run({ mailId }: JobPayload<'mail.send'>): Promise<void> {
    const mail = await this.rpc.call('messaging.mail.claim', { id: mailId });
    if (!mail) return;
    const outcome = await this.smtp.deliver(mail);
    if (outcome.result !== 'sent') this.logger.warn(`Mail ${mailId} was ${outcome.result}: ${outcome.reason}`);
    await this.settle(mail, outcome);
  }

  /** Says it again for as long as the claim lasts: a mail that is sent but not settled would be sent a second time. */
  private async settle(mail: OutgoingMail, outcome: MailOutcome): Promise<void> {
    for (;;) {
      try {
        await this.rpc.call('messaging.mail.settle', { id: mail.id, claim: mail.claim, outcome });
        return;
      } catch (error) {
        const passing = (error as { code?: string }).code?.startsWith('service.') ?? false;
        if (!passing || Date.now() + pauseMs > Date.parse(mail.claimedUntil)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
