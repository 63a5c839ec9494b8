import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { MailTemplate } from '@guildhall/contracts/messaging';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { writeMail } from './domain/mail.js';
import type { MailOrder } from './domain/mail.js';
import { MailRepository } from './store/mail.repository.js';

/** Writes down a mail that is to be sent. The house asks for it itself; nobody outside can. */
@Injectable()
export class WriteMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An event that mailed this recipient by this template before changes nothing and tells nothing. */
  async execute<Template extends MailTemplate>(order: MailOrder<Template>): Promise<void> {
    const mail = writeMail(order, this.clock.now());
    await this.transactions.run(async () => {
      if (await this.mails.add(mail)) await this.outbox.tell('messaging.mail_written', { mailId: mail.id });
    });
  }
}
