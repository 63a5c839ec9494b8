import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import { LessThan } from 'typeorm';
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
    return this.transactions.repository(AuditEntryEntity).find({
      where: { ...(account ? { accountId: account } : {}), ...(before ? { id: LessThan(before) } : {}) },
      order: { id: 'DESC' },
      take: limit,
    });
  }
}
