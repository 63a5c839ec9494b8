import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { MailOutcome, OutgoingMail } from '@guildhall/contracts/messaging';
import { createTransport } from 'nodemailer';
import { outcomeOfFailure } from './smtp-outcome.js';

/** The token of the mail server's address. */
export const SMTP_URL = Symbol('smtp url');

/** Hands mails to the SMTP server. */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(SMTP_URL) url: string) {
    // Together shorter than the lease of a mail. A text of somebody else's must never name a file or an address to read.
    const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000, dnsTimeout: 5000 };
    this.transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  }

  /** Sends one mail and says how it went; never throws. */
  async deliver({ messageId, from, to, subject, text, html }: OutgoingMail): Promise<MailOutcome> {
    try {
      // As an object: an address is never read as a list of several.
      await this.transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, html });
      return { result: 'sent' };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
