import { Injectable } from '@nestjs/common';
import { findNewest, Transactions } from '@guildhall/service-kit';
import type { StoredAuditEntry } from '../domain/audit-entry.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The log's own table. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(entry: StoredAuditEntry): Promise<void> {
    await this.transactions.repository(AuditEntryEntity).insert(entry);
  }

  /** The newest entries, of one account where asked for, older than `before` where given. */
  async findNewest({
    account,
    before,
    limit,
  }: {
    account?: string | undefined;
    before?: string | undefined;
    limit: number;
  }): Promise<StoredAuditEntry[]> {
    return findNewest(
      this.transactions.repository(AuditEntryEntity),
      account ? { accountId: account } : {},
      limit,
      before,
    );
  }
}
