import 'reflect-metadata';
import { runService } from '@guildhall/service-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';

await runService({ process: 'marketplace', module: AppModule, settings: config });
