import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { MailOutcome, OutgoingMail } from '@guildhall/contracts/messaging';
import { createTransport } from 'nodemailer';
import { outcomeOfFailure } from './smtp-outcome.js';

/** The token of the mail server's address. */
export const SMTP_URL = Symbol('smtp url');

/**
 * Mails that follow each other go over one connection: a greeting, TLS and a log-in for each take longer than the mail.
 * It is not kept for later, as servers end idle ones at their own time; one that was ended meanwhile costs one try more.
 */
const connection = { pool: true, maxConnections: 1, idleTimeout: 5000, maxRequeues: 1 } as const;

/** Hands mails to the SMTP server. */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(SMTP_URL) url: string) {
    // Together shorter than the lease of a mail. A text of somebody else's must never name a file or an address to read.
    const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000, dnsTimeout: 5000 };
    this.transport = createTransport({
      url,
      ...connection,
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
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
