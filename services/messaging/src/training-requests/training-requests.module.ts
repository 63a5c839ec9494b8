import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { COORDINATOR } from './coordinator.js';
import { OnTrainingRequestReceived } from './on-training-request-received.js';

/** Needs WriteMail of the mails room, which is there for the whole process. */
@Module({})
export class TrainingRequestsModule {
  static withSettings({ ADMIN_EMAIL }: { ADMIN_EMAIL: string }): DynamicModule {
    return {
      module: TrainingRequestsModule,
      providers: [OnTrainingRequestReceived, { provide: COORDINATOR, useValue: ADMIN_EMAIL }],
    };
  }
}
