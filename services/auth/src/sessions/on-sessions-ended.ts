import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { ValidityMirror } from './validity-mirror.js';

/** Mirrors the end of an account's sessions to Redis until it is there: the first try may have met an absent Redis. */
@Injectable()
@ReactsTo('auth.sessions_ended')
export class OnSessionsEnded implements Reaction<'auth.sessions_ended'> {
  constructor(private readonly mirror: ValidityMirror) {}

  async react({ accountId, validAfter }: EventPayload<'auth.sessions_ended'>): Promise<void> {
    await this.mirror.write(accountId, new Date(validAfter));
  }
}
