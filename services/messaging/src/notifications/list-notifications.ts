import { Injectable } from '@nestjs/common';
import type { Caller, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { notificationView } from './domain/notification.js';
import { NotificationRepository } from './store/notification.repository.js';

const rowsShown = 100;

/** A member reads its own notifications. */
@Injectable()
export class ListNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(caller: Caller): Promise<RpcOutput<'messaging.notification.list'>> {
    demandMember(caller);
    const [rows, unread] = await Promise.all([
      this.notifications.findNewest(caller.accountId, rowsShown),
      this.notifications.countUnread(caller.accountId),
    ]);
    return { unread, results: rows.map(notificationView) };
  }
}
