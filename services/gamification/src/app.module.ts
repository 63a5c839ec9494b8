import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { schema } from './migrations/index.js';
import { PointsModule } from './points/points.module.js';

@Module({ imports: [ServiceKitModule.forService('gamification', schema, config), PointsModule] })
export class AppModule {}
