import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';
import { WriteMail } from '../mails/write-mail.js';

/** Mails a link of the auth service's: to choose a new password, to confirm an address. */
@Injectable()
@ReactsTo('auth.link_wanted')
export class OnLinkWanted implements Reaction<'auth.link_wanted'> {
  constructor(private readonly writeMail: WriteMail) {}

  async react(
    { linkId, accountId, purpose, companyName, email, expiresAt }: EventPayload<'auth.link_wanted'>,
    { id: event }: HeardEvent,
  ): Promise<void> {
    const facts = { companyName, linkId, expiresAt };
    await this.writeMail.execute({ template: purpose, recipient: email, event, accountId, facts });
  }
}
