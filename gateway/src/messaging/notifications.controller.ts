import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute } from '../http/http-route.js';

@Controller()
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('notifications.list')
  list() {
    return this.rpc.call('messaging.notification.list', {});
  }
}
