import { Injectable } from '@nestjs/common';
import { DomainError, olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { notificationView } from './domain/notification.js';
import { NotificationRepository } from './store/notification.repository.js';

/** A member takes its notifications along. */
@Injectable()
export class ExportNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(
    caller: Caller,
    { before }: RpcInput<'messaging.notification.export'>,
  ): Promise<RpcOutput<'messaging.notification.export'>> {
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const rows = await this.notifications.findNewest(caller.accountId, exportPageSize + 1, before);
    const { results, next } = olderPage(rows, exportPageSize);
    return { results: results.map(notificationView), next };
  }
}
