import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';

@Controller()
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('admin.accounts.list')
  accounts(@Input() { query }: RouteInput<'admin.accounts.list'>) {
    return this.rpc.call('auth.account.search', query);
  }

  @HttpRoute('admin.accounts.disable')
  disable(@Input() { params }: RouteInput<'admin.accounts.disable'>) {
    return this.rpc.call('auth.account.disable', params);
  }

  @HttpRoute('admin.accounts.enable')
  enable(@Input() { params }: RouteInput<'admin.accounts.enable'>) {
    return this.rpc.call('auth.account.enable', params);
  }

  @HttpRoute('admin.accounts.end-sessions')
  endSessions(@Input() { params }: RouteInput<'admin.accounts.end-sessions'>) {
    return this.rpc.call('auth.account.end_sessions', params);
  }

  @HttpRoute('admin.audit.list')
  audit(@Input() { query }: RouteInput<'admin.audit.list'>) {
    return this.rpc.call('auth.audit.list', query);
  }

  @HttpRoute('admin.requests.list')
  requests(@Input() { query }: RouteInput<'admin.requests.list'>) {
    return this.rpc.call('training-catalog.request.list', query);
  }

  @HttpRoute('admin.requests.read')
  request(@Input() { params }: RouteInput<'admin.requests.read'>) {
    return this.rpc.call('training-catalog.request.read', params);
  }

  @HttpRoute('admin.requests.mark')
  mark(@Input() { params, body }: RouteInput<'admin.requests.mark'>) {
    return this.rpc.call('training-catalog.request.mark', { ...params, ...body });
  }
}
