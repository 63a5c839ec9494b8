import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';

/** What a member changes about account and company, and what others see of it. */
@Controller()
export class UsersController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('user.profile')
  saveProfile(@Input() { body }: RouteInput<'user.profile'>) {
    return this.rpc.call('auth.account.update_personal', body);
  }

  @HttpRoute('user.pending-email')
  keepEmail() {
    return this.rpc.call('auth.email.cancel_change', {});
  }

  @HttpRoute('users.update')
  saveCompany(@Input() { params, body }: RouteInput<'users.update'>) {
    return this.rpc.call('auth.account.update_company', { ...params, profile: body });
  }

  @HttpRoute('companies.read')
  readCompany(@Input() { params }: RouteInput<'companies.read'>) {
    return this.rpc.call('auth.company.read', params);
  }
}
