import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ReadOpportunity } from './read-opportunity.js';
import { SearchOpportunities } from './search-opportunities.js';

@Controller()
export class OpportunitiesController {
  constructor(
    private readonly searchOpportunities: SearchOpportunities,
    private readonly readOpportunity: ReadOpportunity,
  ) {}

  @RpcHandler('training-catalog.opportunity.search')
  search(_caller: Caller, search: RpcInput<'training-catalog.opportunity.search'>) {
    return this.searchOpportunities.execute(search);
  }

  @RpcHandler('training-catalog.opportunity.read')
  read(_caller: Caller, { id }: RpcInput<'training-catalog.opportunity.read'>) {
    return this.readOpportunity.execute(id);
  }
}
