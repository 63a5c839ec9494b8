import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { MailRepository } from '../mails/store/mail.repository.js';
import { NotificationRepository } from '../notifications/store/notification.repository.js';

/** Forgets an account that is gone: its notifications, and its mails with their addresses, sent or not. */
@Injectable()
@ReactsTo('auth.account_erased')
export class OnAccountErased implements Reaction<'auth.account_erased'> {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly mails: MailRepository,
  ) {}

  async react({ accountId }: EventPayload<'auth.account_erased'>): Promise<void> {
    await this.notifications.removeAll(accountId);
    await this.mails.removeAll(accountId);
  }
}
