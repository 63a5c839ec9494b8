import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK } from '@guildhall/service-kit';
import { notificationFor } from './domain/notification.js';
import type { NotificationKind, Occasion } from './domain/notification.js';
import { NotificationRepository } from './store/notification.repository.js';

/** Tells a member something on the site. The house asks for it itself; nobody outside can. */
@Injectable()
export class Notify {
  constructor(
    private readonly notifications: NotificationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An event that notified this account before changes nothing. */
  async execute<Kind extends NotificationKind>(occasion: Occasion<Kind>): Promise<void> {
    await this.notifications.add(notificationFor(occasion, this.clock.now()));
  }
}
