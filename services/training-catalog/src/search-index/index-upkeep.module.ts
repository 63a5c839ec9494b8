import { Module } from '@nestjs/common';
import { OpportunityRepository } from '../opportunities/store/opportunity.repository.js';
import { CompareIndex } from './compare-index.js';
import { MendCopy } from './mend-copy.js';
import { OnOpportunitiesChanged } from './on-opportunities-changed.js';
import { RebuildIndex } from './rebuild-index.js';
import { SearchCopies } from './search-copies.js';
import { SearchIndexController } from './search-index.controller.js';

/** Fills and mends the search copies: the part of it that replicas of catalog-search leave to training-catalog. */
@Module({
  controllers: [SearchIndexController],
  providers: [OpportunityRepository, SearchCopies, OnOpportunitiesChanged, RebuildIndex, CompareIndex, MendCopy],
  exports: [SearchCopies],
})
export class IndexUpkeepModule {}
