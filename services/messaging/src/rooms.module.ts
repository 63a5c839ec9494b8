import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AccountMailsModule } from './account-mails/account-mails.module.js';
import { ErasedAccountsModule } from './erased-accounts/erased-accounts.module.js';
import type { MailSettings } from './mails/mail-settings.js';
import { MailsModule } from './mails/mails.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { TrainingRequestsModule } from './training-requests/training-requests.module.js';

/** What the rooms of this service must know about the installation. */
export type RoomSettings = MailSettings & { ADMIN_EMAIL: string };

/** Every room of the service: a process is complete with all of them only, in the house and in a test. */
@Module({})
export class RoomsModule {
  static withSettings(settings: RoomSettings): DynamicModule {
    const imports = [
      MailsModule.withSettings(settings),
      NotificationsModule,
      AccountMailsModule,
      ErasedAccountsModule,
      TrainingRequestsModule.withSettings(settings),
    ];
    return { module: RoomsModule, imports };
  }
}
