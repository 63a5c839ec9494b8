import { Module } from '@nestjs/common';
import { ServiceKitModule } from '@guildhall/service-kit';
import { config } from './config.js';
import { MailsModule } from './mails/mails.module.js';
import { schema } from './migrations/index.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { TrainingRequestsModule } from './training-requests/training-requests.module.js';

@Module({ imports: [ServiceKitModule.forService('messaging', schema, config), MailsModule.withSettings(config), NotificationsModule, TrainingRequestsModule.withSettings(config)] })
export class AppModule {}
