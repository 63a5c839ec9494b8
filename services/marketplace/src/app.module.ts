import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { schema } from './migrations/index.js';
import { ResourcesModule } from './resources/resources.module.js';

@Module({ imports: [ServiceKitModule.forService('marketplace', schema, config), ResourcesModule] })
export class AppModule {}
