import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { AwardPoints } from './award-points.js';

/** Pays a new account its welcome. */
@Injectable()
@ReactsTo('auth.account_registered')
export class OnAccountRegistered implements Reaction<'auth.account_registered'> {
  constructor(private readonly awardPoints: AwardPoints) {}

  async react({ accountId, companyId }: EventPayload<'auth.account_registered'>): Promise<void> {
    await this.awardPoints.execute({ accountId, companyId, rule: 'welcome', source: accountId });
  }
}
