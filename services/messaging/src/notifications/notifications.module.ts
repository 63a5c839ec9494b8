import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportNotifications } from './export-notifications.js';
import { ListNotifications } from './list-notifications.js';
import { NotificationsController } from './notifications.controller.js';
import { Notify } from './notify.js';
import { OnAccountRegistered } from './on-account-registered.js';
import { NotificationEntity } from './store/notification.entity.js';
import { NotificationRepository } from './store/notification.repository.js';

/** Needs WriteMail of the mails room, which is there for the whole process. */
@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity])],
  controllers: [NotificationsController],
  providers: [NotificationRepository, Notify, ListNotifications, ExportNotifications, OnAccountRegistered],
  exports: [NotificationRepository],
})
export class NotificationsModule {}
