import { Controller } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';

@Controller()
export class TrainingController {
  constructor(private readonly rpc: RpcClient) {}

  @HttpRoute('training.search')
  search(@Input() { query }: RouteInput<'training.search'>) {
    return this.rpc.call('training-catalog.opportunity.search', query);
  }

  @HttpRoute('training.read')
  read(@Input() { params }: RouteInput<'training.read'>) {
    return this.rpc.call('training-catalog.opportunity.read', params);
  }

  @HttpRoute('training.request')
  request(@Input() { body }: RouteInput<'training.request'>) {
    return this.rpc.call('training-catalog.request.send', body);
  }
}
