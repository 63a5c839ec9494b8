import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Hourly, systemContext, withContext } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';
import { EraseAccount } from './erase-account.js';

const dayMs = 24 * 3_600_000;

/** Erases what has had its time: accounts whose owners wanted them closed, and mailed links that ended a day ago. */
@Injectable()
export class EraseDueAccounts extends Hourly {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: OneTimeLinkRepository,
    private readonly eraseAccount: EraseAccount,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Answers how many accounts were erased. One that fails stays for the next time, and keeps none of the others. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    let erased = 0;
    for (const id of await this.accounts.findDue(now)) {
      const done = await withContext(systemContext('auth'), () => this.eraseAccount.execute(id)).catch(this.warn);
      if (done) erased += 1;
    }
    await this.links.sweep(new Date(now.getTime() - dayMs));
    return erased;
  }
}
