import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { TrainingRequestRepository } from './store/training-request.repository.js';

/** Forgets what an account that is gone had asked for: nobody is left to answer. */
@Injectable()
@ReactsTo('auth.account_erased')
export class OnAccountErased implements Reaction<'auth.account_erased'> {
  constructor(private readonly requests: TrainingRequestRepository) {}

  async react({ accountId }: EventPayload<'auth.account_erased'>): Promise<void> {
    await this.requests.removeAll(accountId);
  }
}
