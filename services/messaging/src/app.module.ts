import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { schema } from './migrations/index.js';
import { RoomsModule } from './rooms.module.js';

@Module({ imports: [ServiceKitModule.forService('messaging', schema, config), RoomsModule.withSettings(config)] })
export class AppModule {}
