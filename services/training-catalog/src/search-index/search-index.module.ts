import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AskIndex } from './ask-index.js';
import { ElasticsearchCopy } from './elasticsearch-copy.js';
import { SEARCH_SETTINGS, SearchEngines } from './search-engines.js';
import type { SearchSettings } from './search-engines.js';
import { FindableRows } from './store/findable-rows.js';
import { WatchCopy } from './watch-copy.js';

/** Reads the search copies of the opportunities. */
@Global()
@Module({})
export class SearchIndexModule {
  static withEngines(settings: SearchSettings): DynamicModule {
    return {
      module: SearchIndexModule,
      providers: [
        { provide: SEARCH_SETTINGS, useValue: settings },
        SearchEngines,
        FindableRows,
        ElasticsearchCopy,
        WatchCopy,
        AskIndex,
      ],
      exports: [SearchEngines, FindableRows, ElasticsearchCopy, AskIndex],
    };
  }
}
