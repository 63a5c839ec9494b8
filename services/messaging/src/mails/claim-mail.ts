import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { OutgoingMail } from '@guildhall/contracts/messaging';
import type { Caller } from '@guildhall/contracts/rpc';
import { site } from '@guildhall/contracts/site';
import { CLOCK, RpcClient } from '@guildhall/service-kit';
import { claimMail, settleMail } from './domain/mail.js';
import type { StoredMail } from './domain/mail.js';
import { MAIL_SETTINGS } from './mail-settings.js';
import type { MailSettings } from './mail-settings.js';
import { mayHandleMail } from './may-handle-mail.js';
import { MailRepository } from './store/mail.repository.js';
import { textOf } from './texts/mail-texts.js';
import { renderMail } from './texts/render-mail.js';

/** A worker takes one mail, to send it within the lease. Of several at once, one gets it. */
@Injectable()
export class ClaimMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly rpc: RpcClient,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers the mail, rendered; null where it is not due: sent, refused, postponed, claimed by another, unknown, or with
   * a link that is over.
   * @throws DomainError `access.denied` to everybody but the house itself
   */
  async execute(caller: Caller, id: string): Promise<OutgoingMail | null> {
    mayHandleMail(caller);
    const mail = await this.mails.findById(id);
    const claimed = mail && claimMail(mail, newId(), this.clock.now(), this.settings.MAIL_LEASE_SECONDS);
    if (!claimed) return null;
    // Before the claim: with the auth service away the mail stays due.
    const token = await this.tokenFor(claimed);
    if (!(await this.mails.replace(mail, claimed))) return null;
    if (token !== null) return this.outgoing(claimed, token);
    const over = settleMail(
      claimed,
      claimed.claim!,
      { result: 'refused', reason: 'Its link is over' },
      this.clock.now(),
    );
    await this.mails.replace(claimed, over);
    return null;
  }

  /** A fresh token for the mail's link: none is kept. Null where the link is over, empty where there is no link. */
  private async tokenFor({ facts }: StoredMail): Promise<string | null> {
    if (!('linkId' in facts)) return '';
    return (await this.rpc.call('auth.link.issue', { id: facts.linkId })).token;
  }

  private outgoing(mail: StoredMail, token: string): OutgoingMail {
    const base = this.settings.PUBLIC_URL.replace(/\/+$/, '');
    return {
      id: mail.id,
      claim: mail.claim!,
      claimedUntil: mail.dueAt.toISOString(),
      messageId: `<${mail.id}@${site.mailDomain}>`,
      from: site.mailSender,
      to: mail.recipient,
      ...renderMail(textOf(mail, { link: (path) => `${base}${path}`, token })),
    };
  }
}
