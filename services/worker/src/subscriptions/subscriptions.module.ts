import { Module } from '@nestjs/common';
import { OnMailWritten } from './on-mail-written.js';

/** What the worker listens to: each event becomes a job. */
@Module({ providers: [OnMailWritten] })
export class SubscriptionsModule {}
