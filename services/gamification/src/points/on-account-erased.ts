import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { LedgerRepository } from './store/ledger.repository.js';

/** Forgets the points of an account that is gone: nobody can spend them, and nobody may read whose they were. */
@Injectable()
@ReactsTo('auth.account_erased')
export class OnAccountErased implements Reaction<'auth.account_erased'> {
  constructor(private readonly ledger: LedgerRepository) {}

  async react({ accountId }: EventPayload<'auth.account_erased'>): Promise<void> {
    await this.ledger.removeAll(accountId);
  }
}
