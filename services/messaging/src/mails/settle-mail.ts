import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { CLOCK } from '@guildhall/service-kit';
import { settleMail } from './domain/mail.js';
import { mayHandleMail } from './may-handle-mail.js';
import { MailRepository } from './store/mail.repository.js';

/** A worker says how sending went. */
@Injectable()
export class SettleMail {
  constructor(
    private readonly mails: MailRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * May be said again by the same claim: the second time changes nothing.
   * @throws DomainError `messaging.mail.not_claimed` where the lease has passed to another; `access.denied` to everybody but the house
   */
  async execute(caller: Caller, { id, claim, outcome }: RpcInput<'messaging.mail.settle'>): Promise<{ settled: true }> {
    mayHandleMail(caller);
    const mail = await this.mails.findById(id);
    if (!mail) throw new DomainError('messaging.mail.not_claimed');
    const settled = settleMail(mail, claim, outcome, this.clock.now());
    if (settled !== mail && !(await this.mails.replace(mail, settled)))
      throw new DomainError('messaging.mail.not_claimed');
    return { settled: true };
  }
}
