import { Injectable } from '@nestjs/common';
import { mailboxKey } from '@guildhall/kernel';
import type { LinkPurpose } from '@guildhall/contracts/auth';
import { Transactions } from '@guildhall/service-kit';
import type { OneTimeLink } from '../domain/one-time-link.js';

const alive = `"usedAt" IS NULL AND "endedAt" IS NULL AND "expiresAt" > $2`;
const columns = 'id, "accountId", purpose, email, "createdAt", "expiresAt"';

/** The links' own tables. */
@Injectable()
export class OneTimeLinkRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a link; older ones of its account and purpose are over. Two at once: the later one waits, and stays. */
  async add(link: OneTimeLink): Promise<void> {
    // The account's row is the queue: without it both would end what the other has not written yet.
    await this.transactions.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [link.accountId]);
    await this.endAll(link.accountId, link.purpose, link.createdAt);
    // "emailKey" is for the budget alone: it names the mailbox, not the address that the link proves.
    await this.transactions.query(
      `INSERT INTO one_time_links (${columns}, "emailKey") VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [link.id, link.accountId, link.purpose, link.email, link.createdAt, link.expiresAt, mailboxKey(link.email)],
    );
  }

  /**
   * When the `nth` newest link to confirm this mailbox was made, where that was after `since`. Whoever asks next about the
   * same mailbox waits for the end of the open transaction.
   */
  async confirmationToMailbox(mailbox: string, nth: number, since: Date): Promise<Date | null> {
    await this.transactions.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mailbox:${mailbox}`]);
    return this.nthConfirmation('"emailKey"', mailbox, nth, since);
  }

  /** The same of the links that an account has made, whose row is locked. */
  confirmationOfAccount(accountId: string, nth: number, since: Date): Promise<Date | null> {
    return this.nthConfirmation('"accountId"', accountId, nth, since);
  }

  private async nthConfirmation(column: '"emailKey"' | '"accountId"', value: string, nth: number, since: Date) {
    const [link] = await this.transactions.query<{ createdAt: Date }>(
      `SELECT "createdAt" FROM one_time_links
       WHERE ${column} = $1 AND purpose = 'confirm_email' AND "createdAt" > $2
       ORDER BY "createdAt" DESC OFFSET $3 LIMIT 1`,
      [value, since, nth - 1],
    );
    return link?.createdAt ?? null;
  }

  /** Ends what an account has open of a purpose. */
  async endAll(accountId: string, purpose: LinkPurpose, at: Date): Promise<void> {
    await this.transactions.query(
      `UPDATE one_time_links SET "endedAt" = $3
       WHERE "accountId" = $1 AND purpose = $2 AND "usedAt" IS NULL AND "endedAt" IS NULL`,
      [accountId, purpose, at],
    );
  }

  /** Keeps the hash of a token of a link that works at `now`; answers whether it does. */
  async addToken(linkId: string, tokenHash: string, now: Date): Promise<boolean> {
    const added = await this.transactions.query(
      `INSERT INTO one_time_link_tokens ("linkId", "tokenHash")
       SELECT id, $3 FROM one_time_links WHERE id = $1 AND ${alive} RETURNING "linkId"`,
      [linkId, now, tokenHash],
    );
    return added.length === 1;
  }

  /** The link behind a token, where it works at `now`. */
  async findByToken(tokenHash: string, purpose: LinkPurpose, now: Date): Promise<OneTimeLink | null> {
    const [link] = await this.transactions.query<OneTimeLink>(
      `SELECT ${columns} FROM one_time_links
       WHERE id = (SELECT "linkId" FROM one_time_link_tokens WHERE "tokenHash" = $1) AND ${alive} AND purpose = $3`,
      [tokenHash, now, purpose],
    );
    return link ?? null;
  }

  /** Forgets the links that were over before `before`, whichever way they ended. */
  async sweep(before: Date): Promise<void> {
    await this.transactions.query('DELETE FROM one_time_links WHERE least("usedAt", "endedAt", "expiresAt") < $1', [
      before,
    ]);
  }

  /** Uses a link up. Of several at once one hears that it was it. */
  async use(id: string, now: Date): Promise<boolean> {
    const rows = await this.transactions.query(
      `WITH used AS (UPDATE one_time_links SET "usedAt" = $2 WHERE id = $1 AND ${alive} RETURNING id) SELECT id FROM used`,
      [id, now],
    );
    return rows.length === 1;
  }
}
