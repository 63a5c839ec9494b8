import { Injectable } from '@nestjs/common';
import { DomainError, emailKey } from '@guildhall/kernel';
import { Transactions, violatedConstraint } from '@guildhall/service-kit';
import { LessThanOrEqual } from 'typeorm';
import type { StoredAccount } from '../domain/account.js';
import { AccountEntity, CompanyEntity } from './account.entity.js';

/** Which refusal the store's last word stands for. */
const refusals: Record<string, () => DomainError> = {
  users_username_key: () =>
    new DomainError('auth.account.username_taken', { fields: { username: 'This user name is taken' } }),
  users_email_key: () =>
    new DomainError('auth.account.email_taken', { fields: { email: 'This e-mail address already has an account' } }),
};

/** The accounts' own table. */
@Injectable()
export class AccountRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds an account and its company. Of two at once with one name or e-mail, one gets the coded refusal. */
  async add(account: StoredAccount): Promise<void> {
    await this.translating(() =>
      this.transactions.run(async () => {
        await this.transactions
          .repository(CompanyEntity)
          .insert({ id: account.companyId, createdAt: account.createdAt });
        await this.transactions.repository(AccountEntity).insert(account);
      }),
    );
  }

  private async translating(write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      throw refusals[violatedConstraint(error) ?? '']?.() ?? error;
    }
  }

  async findByNameKey(username_key: string): Promise<StoredAccount | null> {
    return this.transactions.repository(AccountEntity).findOneBy({ username_key });
  }

  async findById(id: string): Promise<StoredAccount | null> {
    return this.transactions.repository(AccountEntity).findOneBy({ id });
  }

  async findByEmailKey(email_key: string): Promise<StoredAccount | null> {
    return this.transactions.repository(AccountEntity).findOneBy({ email_key });
  }

  /** @throws DomainError `auth.account.not_found` */
  async demand(id: string): Promise<StoredAccount> {
    const account = await this.findById(id);
    if (!account) throw new DomainError('auth.account.not_found');
    return account;
  }

  async findByCompany(companyId: string): Promise<StoredAccount | null> {
    return this.transactions.repository(AccountEntity).findOneBy({ companyId });
  }

  /**
   * Writes these columns and no other, so that of two savings at once neither undoes the other's fields.
   * @param seen whether others see the change: it counts the company's version up
   */
  async change(id: string, columns: Partial<StoredAccount>, seen: boolean): Promise<StoredAccount> {
    await this.transactions
      .repository(AccountEntity)
      .update({ id }, { ...columns, ...(seen ? { companyVersion: () => '"companyVersion" + 1' } : {}) });
    return this.demand(id);
  }

  /** The account, which nobody else changes until the open transaction ends. @throws DomainError `auth.account.not_found` */
  async lock(id: string): Promise<StoredAccount> {
    const account = await this.lockIfThere(id);
    if (!account) throw new DomainError('auth.account.not_found');
    return account;
  }

  /** The same where it may have been erased meanwhile. */
  async lockIfThere(id: string): Promise<StoredAccount | null> {
    return this.transactions.repository(AccountEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @param password argon2id in its PHC string form */
  async setPassword(id: string, password: string): Promise<void> {
    await this.transactions.repository(AccountEntity).update({ id }, { password });
  }

  async confirmEmail(id: string, emailConfirmedAt: Date): Promise<void> {
    await this.transactions.repository(AccountEntity).update({ id }, { emailConfirmedAt });
  }

  async setPendingEmail(id: string, pendingEmail: string | null): Promise<void> {
    await this.transactions.repository(AccountEntity).update({ id }, { pendingEmail });
  }

  /** Puts a confirmed address in the place of the old one. @throws DomainError `auth.account.email_taken` */
  async replaceEmail(id: string, email: string, emailConfirmedAt: Date): Promise<void> {
    await this.translating(() =>
      this.transactions
        .repository(AccountEntity)
        .update({ id }, { email, email_key: emailKey(email), emailConfirmedAt, pendingEmail: null }),
    );
  }

  /** Keeps a newer copy of an account's points; an older one, arriving late, changes nothing. */
  async keepPoints(id: string, points: number, level: number, version: number): Promise<void> {
    await this.transactions.query(
      'UPDATE users SET points = $2, level = $3, "pointsVersion" = $4 WHERE id = $1 AND "pointsVersion" < $4',
      [id, points, level, version],
    );
  }

  /** From `validAfter` on sessions of the account count; never set back. */
  async endSessions(id: string, validAfter: Date): Promise<void> {
    await this.transactions.query('UPDATE users SET "validAfter" = greatest("validAfter", $2) WHERE id = $1', [
      id,
      validAfter,
    ]);
  }

  /** When an account is to be erased, or null where it is kept. */
  async setClosing(id: string, closesAt: Date | null): Promise<void> {
    await this.transactions.repository(AccountEntity).update({ id }, { closesAt });
  }

  /** Ids of the accounts whose time has come, at most 100. */
  async findDue(now: Date): Promise<string[]> {
    const due = { closesAt: LessThanOrEqual(now) };
    const rows = await this.transactions
      .repository(AccountEntity)
      .find({ select: { id: true }, where: due, order: { closesAt: 'ASC' }, take: 100 });
    return rows.map(({ id }) => id);
  }

  /** The account, locked until the open transaction ends, where its time has come and nobody erased it. */
  async lockDue(id: string, now: Date): Promise<StoredAccount | null> {
    return this.transactions
      .repository(AccountEntity)
      .findOne({ where: { id, closesAt: LessThanOrEqual(now) }, lock: { mode: 'pessimistic_write' } });
  }

  /** Removes an account, its company and, with it, its mailed links. */
  async remove(id: string, companyId: string): Promise<void> {
    await this.transactions.repository(AccountEntity).delete({ id });
    await this.transactions.repository(CompanyEntity).delete({ id: companyId });
  }

  /** Disables an account, or enables it with null. */
  async setDisabled(id: string, disabledAt: Date | null): Promise<void> {
    await this.transactions.repository(AccountEntity).update({ id }, { disabledAt });
  }
}
