import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { levelAt } from '@guildhall/contracts/gamification';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { AccountRepository } from './store/account.repository.js';

/** Keeps a copy of the points that gamification counts, so that the session call is one hop. */
@Injectable()
@ReactsTo('gamification.points_changed')
export class OnPointsChanged implements Reaction<'gamification.points_changed'> {
  constructor(private readonly accounts: AccountRepository) {}

  async react({ accountId, balance, version }: EventPayload<'gamification.points_changed'>): Promise<void> {
    await this.accounts.keepPoints(accountId, balance, levelAt(balance), version);
  }
}
