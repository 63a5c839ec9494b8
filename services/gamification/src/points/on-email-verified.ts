import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { AwardPoints } from './award-points.js';

/** Pays an account for its first confirmed e-mail address, once whatever it confirms later. */
@Injectable()
@ReactsTo('auth.email_verified')
export class OnEmailVerified implements Reaction<'auth.email_verified'> {
  constructor(private readonly awardPoints: AwardPoints) {}

  async react({ accountId, companyId }: EventPayload<'auth.email_verified'>): Promise<void> {
    await this.awardPoints.execute({ accountId, companyId, rule: 'verify_email', source: accountId });
  }
}
