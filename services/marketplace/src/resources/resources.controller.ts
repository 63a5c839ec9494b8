import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ExportResources } from './export-resources.js';
import { ListResources } from './list-resources.js';
import { ReadResource } from './read-resource.js';

@Controller()
export class ResourcesController {
  constructor(
    private readonly listResources: ListResources,
    private readonly readResource: ReadResource,
    private readonly exportResources: ExportResources,
  ) {}

  @RpcHandler('marketplace.resource.list')
  list(_caller: Caller, query: RpcInput<'marketplace.resource.list'>) {
    return this.listResources.execute(query);
  }

  @RpcHandler('marketplace.resource.read')
  read(caller: Caller, { id }: RpcInput<'marketplace.resource.read'>) {
    return this.readResource.execute(caller, id);
  }

  @RpcHandler('marketplace.resource.export')
  export(caller: Caller, page: RpcInput<'marketplace.resource.export'>) {
    return this.exportResources.execute(caller, page);
  }
}
