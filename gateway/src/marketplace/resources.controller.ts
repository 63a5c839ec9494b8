import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';

@Controller()
export class ResourcesController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('resources.list')
  list(@Input() { query }: RouteInput<'resources.list'>) {
    return this.rpc.call('marketplace.resource.list', query);
  }

  @HttpRoute('resources.read')
  read(@Input() { params }: RouteInput<'resources.read'>) {
    return this.rpc.call('marketplace.resource.read', params);
  }
}
