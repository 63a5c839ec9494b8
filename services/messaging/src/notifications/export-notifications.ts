import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
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
    demandMember(caller);
    const rows = await this.notifications.findNewest(caller.accountId, exportPageSize + 1, before);
    return olderPage(rows, exportPageSize, notificationView);
  }
}
