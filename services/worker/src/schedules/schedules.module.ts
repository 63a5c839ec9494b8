import { Module } from '@nestjs/common';
import { KeepSchedules } from './keep-schedules.js';

@Module({ providers: [KeepSchedules] })
export class SchedulesModule {}
