import { Module } from '@nestjs/common';
import { OpportunitiesController } from './opportunities.controller.js';
import { ReadOpportunity } from './read-opportunity.js';
import { SearchOpportunities } from './search-opportunities.js';
import { OpportunityRepository } from './store/opportunity.repository.js';

/** What everybody may ask of the catalogue; stateless, so that replicas of catalog-search share it. */
@Module({
  controllers: [OpportunitiesController],
  providers: [OpportunityRepository, SearchOpportunities, ReadOpportunity],
})
export class OpportunitiesModule {}
