import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { schema } from './migrations/index.js';
import { OpportunitiesModule } from './opportunities/opportunities.module.js';
import { SearchIndexModule } from './search-index/search-index.module.js';

/** What a replica of catalog-search is: it searches and reads, and keeps nothing. */
@Module({
  imports: [
    ServiceKitModule.forReader('catalog-search', schema, config),
    SearchIndexModule.withEngines(config),
    OpportunitiesModule,
  ],
})
export class SearchModule {}
