import { Injectable } from '@nestjs/common';
import { findNewest, Transactions } from '@guildhall/service-kit';
import { IsNull } from 'typeorm';
import type { StoredNotification } from '../domain/notification.js';
import { NotificationEntity } from './notification.entity.js';

/** The notifications' own table. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a notification, unless its event notified this account before. */
  async add(notification: StoredNotification): Promise<void> {
    await this.transactions
      .repository(NotificationEntity)
      .createQueryBuilder()
      .insert()
      .values(notification)
      .orIgnore()
      .execute();
  }

  /** An account's newest notifications, newest first; those older than `before` where given. */
  async findNewest(accountId: string, limit: number, before?: string): Promise<StoredNotification[]> {
    return findNewest(this.transactions.repository(NotificationEntity), { accountId }, limit, before);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transactions.repository(NotificationEntity).delete({ accountId });
  }

  async countUnread(accountId: string): Promise<number> {
    return this.transactions.repository(NotificationEntity).countBy({ accountId, readAt: IsNull() });
  }
}
