import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { schema } from './migrations/index.js';
import { rooms } from './rooms.js';

@Module({ imports: [ServiceKitModule.forService('training-catalog', schema, config), ...rooms(config)] })
export class AppModule {}
