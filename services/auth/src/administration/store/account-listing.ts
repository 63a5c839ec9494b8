import { Injectable } from '@nestjs/common';
import type { AccountSearch } from '@guildhall/contracts/auth';
import { Transactions } from '@guildhall/service-kit';
import { In } from 'typeorm';
import { AccountEntity } from '../../accounts/store/account.entity.js';
import type { StoredAccount } from '../../accounts/domain/account.js';

const inState = {
  active: 'account."disabledAt" IS NULL AND account."closesAt" IS NULL',
  disabled: 'account."disabledAt" IS NOT NULL',
  closing: 'account."disabledAt" IS NULL AND account."closesAt" IS NOT NULL',
};

/** Accounts for the administrator's eyes. */
@Injectable()
export class AccountListing {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The newest of the accounts that match, or of those older than `before`, and how many match in all. What is typed is
   * text: % and _ stand for themselves.
   */
  async find({ q, state, before }: AccountSearch, limit: number): Promise<{ total: number; rows: StoredAccount[] }> {
    const query = this.transactions
      .repository(AccountEntity)
      .createQueryBuilder('account')
      .orderBy('account.id', 'DESC')
      .limit(limit);
    if (q) {
      const like = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      query.andWhere(
        '(account.username ILIKE :like OR account."companyName" ILIKE :like OR account.email ILIKE :like)',
        { like },
      );
    }
    if (state) query.andWhere(inState[state]);
    const total = await query.getCount();
    if (before) query.andWhere('account.id < :before', { before });
    return { total, rows: await query.getMany() };
  }

  /** When each of these accounts last logged in, by the audit log; those that never did are missing. */
  async lastLogIns(ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.transactions.query<{ id: string; at: Date }>(
      `SELECT wanted.id, latest.at FROM unnest($1::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT at FROM audit_log
         WHERE "accountId" = wanted.id AND action IN ('logged_in', 'registered') AND outcome = 'done'
         ORDER BY id DESC LIMIT 1
       ) AS latest`,
      [ids],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  /** The user names of accounts by their ids. */
  async names(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    const rows = await this.transactions.repository(AccountEntity).find({
      select: { id: true, username: true },
      where: { id: In(wanted) },
    });
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}
