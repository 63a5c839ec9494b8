import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { ImportsModule } from './imports/imports.module.js';
import { schema } from './migrations/index.js';
import { OpportunitiesModule } from './opportunities/opportunities.module.js';
import { IndexUpkeepModule } from './search-index/index-upkeep.module.js';
import { SearchIndexModule } from './search-index/search-index.module.js';
import { TrainingRequestsModule } from './training-requests/training-requests.module.js';

@Module({
  imports: [
    ServiceKitModule.forService('training-catalog', schema, config),
    SearchIndexModule.withEngines(config),
    IndexUpkeepModule,
    OpportunitiesModule,
    ImportsModule,
    TrainingRequestsModule,
  ],
})
export class AppModule {}
