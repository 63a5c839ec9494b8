import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';
import { WriteMail } from '../mails/write-mail.js';

/** Mails the owner of an account what was done to it. */
@Injectable()
@ReactsTo('auth.security_notice')
export class OnSecurityNotice implements Reaction<'auth.security_notice'> {
  constructor(private readonly writeMail: WriteMail) {}

  async react(
    { accountId, companyName, email, kind, at, effectiveAt }: EventPayload<'auth.security_notice'>,
    { id: event }: HeardEvent,
  ): Promise<void> {
    const facts = { companyName, kind, at, effectiveAt };
    await this.writeMail.execute({ template: 'security_notice', recipient: email, event, accountId, facts });
  }
}
