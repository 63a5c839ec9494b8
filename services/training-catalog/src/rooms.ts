import type { DynamicModule, Type } from '@nestjs/common';
import { ImportsModule } from './imports/imports.module.js';
import { OpportunitiesModule } from './opportunities/opportunities.module.js';
import { IndexUpkeepModule } from './search-index/index-upkeep.module.js';
import type { SearchSettings } from './search-index/search-engines.js';
import { SearchIndexModule } from './search-index/search-index.module.js';
import { TrainingRequestsModule } from './training-requests/training-requests.module.js';

/** Every room of the service: a process is complete with all of them only, in the house and in a test. */
export function rooms(settings: SearchSettings): (Type | DynamicModule)[] {
  return [
    SearchIndexModule.withEngines(settings),
    IndexUpkeepModule,
    OpportunitiesModule,
    ImportsModule,
    TrainingRequestsModule,
  ];
}
