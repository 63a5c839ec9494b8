import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK } from '@guildhall/service-kit';
import { mayHandleMail } from './may-handle-mail.js';
import { MailRepository } from './store/mail.repository.js';

const atMost = 500;

/** Finds what waits to be sent: this refills a queue that was emptied. */
@Injectable()
export class FindDueMails {
  constructor(
    private readonly mails: MailRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The longest due first. @throws DomainError `access.denied` to everybody but the house itself */
  async execute(caller: Caller): Promise<{ ids: string[] }> {
    mayHandleMail(caller);
    return { ids: await this.mails.findDue(this.clock.now(), atMost) };
  }
}
