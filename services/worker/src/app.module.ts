import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { MailJobsModule } from './jobs/mail/mail-jobs.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';

@Module({
  imports: [
    ServiceKitModule.forListener('worker', config),
    QueuesModule.forUrl(config.REDIS_URL),
    MailJobsModule.forServer(config.SMTP_URL),
    SubscriptionsModule,
    SchedulesModule.every({ 'mail.sweep': config.MAIL_SWEEP_SECONDS }),
  ],
})
export class AppModule {}
