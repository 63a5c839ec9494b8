import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';

/** Lets one transaction at a time import under a name, across all instances. */
@Injectable()
export class ImportLock {
  constructor(private readonly transactions: Transactions) {}

  /** Waits for its turn; the lock ends with the open transaction. */
  async take(name: string): Promise<void> {
    await this.transactions.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }
}
