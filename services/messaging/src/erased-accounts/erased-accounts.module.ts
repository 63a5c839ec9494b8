import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OnAccountErased } from './on-account-erased.js';

/** Needs the mails' store too, which is there for the whole process. */
@Module({ imports: [NotificationsModule], providers: [OnAccountErased] })
export class ErasedAccountsModule {}
