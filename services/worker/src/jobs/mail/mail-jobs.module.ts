import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { SendMailJob } from './send-mail.job.js';
import { Smtp, SMTP_URL } from './smtp.js';
import { SweepMailJob } from './sweep-mail.job.js';

@Module({})
export class MailJobsModule {
  static forServer(url: string): DynamicModule {
    return {
      module: MailJobsModule,
      providers: [{ provide: SMTP_URL, useValue: url }, Smtp, SendMailJob, SweepMailJob],
    };
  }
}
