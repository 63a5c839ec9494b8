import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import type { StoredAuditEntry } from '../domain/audit-entry.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The log's own table. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(entry: StoredAuditEntry): Promise<void> {
    await this.transactions.repository(AuditEntryEntity).insert(entry);
  }
}
