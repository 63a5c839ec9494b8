import 'reflect-metadata';
import { runService } from '@guildhall/service-kit';
import { config } from './config.js';
import { SearchModule } from './search.module.js';

await runService({ process: 'catalog-search', queue: 'training-catalog', module: SearchModule, settings: config });
