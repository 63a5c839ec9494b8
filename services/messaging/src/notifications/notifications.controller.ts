import { Controller } from '@nestjs/common';
import type { Caller } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ListNotifications } from './list-notifications.js';

@Controller()
export class NotificationsController {
  constructor(private readonly listNotifications: ListNotifications) {}

  @RpcHandler('messaging.notification.list')
  list(caller: Caller) {
    return this.listNotifications.execute(caller);
  }
}
