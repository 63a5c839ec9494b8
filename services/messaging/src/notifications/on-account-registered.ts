import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';
import { WriteMail } from '../mails/write-mail.js';
import { Notify } from './notify.js';

/** Greets a new account, on the site and by mail: both rows in the one transaction, or none. */
@Injectable()
@ReactsTo('auth.account_registered')
export class OnAccountRegistered implements Reaction<'auth.account_registered'> {
  constructor(
    private readonly notify: Notify,
    private readonly writeMail: WriteMail,
  ) {}

  async react(
    { accountId, companyName, email }: EventPayload<'auth.account_registered'>,
    { id: event }: HeardEvent,
  ): Promise<void> {
    await this.notify.execute({ accountId, kind: 'welcome', event, facts: { companyName } });
    await this.writeMail.execute({ template: 'welcome', recipient: email, event, accountId, facts: { companyName } });
  }
}
