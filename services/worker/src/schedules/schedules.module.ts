import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { KeepSchedules, SCHEDULES } from './keep-schedules.js';
import type { Schedules } from './keep-schedules.js';

@Module({})
export class SchedulesModule {
  /** Seconds between two runs, by job. Each must be a job that asks for nothing in its payload. */
  static every(schedules: Schedules): DynamicModule {
    return { module: SchedulesModule, providers: [{ provide: SCHEDULES, useValue: schedules }, KeepSchedules] };
  }
}
