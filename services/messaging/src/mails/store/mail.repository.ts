import { Injectable } from '@nestjs/common';
import { findNewest, Transactions } from '@guildhall/service-kit';
import { Equal, In, IsNull, LessThanOrEqual } from 'typeorm';
import type { StoredMail } from '../domain/mail.js';
import { claimableStatuses } from '../domain/mail-process.js';
import { MailEntity } from './mail.entity.js';

/** The mails' own table. */
@Injectable()
export class MailRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a mail; answers false where its event mailed this recipient by this template before. */
  async add(mail: StoredMail): Promise<boolean> {
    const added = await this.transactions.query(
      `INSERT INTO mails (id, template, recipient, event, "accountId", facts, status, attempts, "dueAt", "createdAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT ON CONSTRAINT mails_once DO NOTHING RETURNING id`,
      [
        mail.id,
        mail.template,
        mail.recipient,
        mail.event,
        mail.accountId,
        JSON.stringify(mail.facts),
        mail.status,
        mail.attempts,
        mail.dueAt,
        mail.createdAt,
      ],
    );
    return added.length === 1;
  }

  async findById(id: string): Promise<StoredMail | null> {
    return this.transactions.repository(MailEntity).findOneBy({ id });
  }

  /**
   * Puts `after` in the place of `before`, unless somebody else changed the row in between: every claim has an id of
   * its own, so that status and claim together say whether it is still the row that was read.
   * @returns whether it was
   */
  async replace(before: StoredMail, after: StoredMail): Promise<boolean> {
    const { status, claim, attempts, dueAt, lastReason, settledAt } = after;
    const asRead = {
      id: before.id,
      status: before.status,
      claim: before.claim === null ? IsNull() : Equal(before.claim),
    };
    const { affected } = await this.transactions
      .repository(MailEntity)
      .update(asRead, { status, claim, attempts, dueAt, lastReason, settledAt });
    return affected === 1;
  }

  /** The mails about an account, newest first; those older than `before` where given. */
  async findOfAccount(accountId: string, limit: number, before?: string): Promise<StoredMail[]> {
    return findNewest(this.transactions.repository(MailEntity), { accountId }, limit, before);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transactions.repository(MailEntity).delete({ accountId });
  }

  /** Ids of the mails that somebody may claim at `now`, the longest due first. */
  async findDue(now: Date, limit: number): Promise<string[]> {
    const rows = await this.transactions.repository(MailEntity).find({
      select: { id: true },
      where: { status: In(claimableStatuses), dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }
}
