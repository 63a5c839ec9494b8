import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ExportNotifications } from './export-notifications.js';
import { ListNotifications } from './list-notifications.js';

@Controller()
export class NotificationsController {
  constructor(
    private readonly listNotifications: ListNotifications,
    private readonly exportNotifications: ExportNotifications,
  ) {}

  @RpcHandler('messaging.notification.list')
  list(caller: Caller) {
    return this.listNotifications.execute(caller);
  }

  @RpcHandler('messaging.notification.export')
  export(caller: Caller, page: RpcInput<'messaging.notification.export'>) {
    return this.exportNotifications.execute(caller, page);
  }
}
