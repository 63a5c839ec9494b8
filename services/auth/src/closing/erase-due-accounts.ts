import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, systemContext, withContext } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';
import { EraseAccount } from './erase-account.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Erases what has had its time, at the start and every hour: accounts whose owners wanted them closed, and mailed links
 * that ended a day ago. Several instances do no harm.
 */
@Injectable()
export class EraseDueAccounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EraseDueAccounts.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: OneTimeLinkRepository,
    private readonly eraseAccount: EraseAccount,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.execute().catch(this.warn), hourMs);
    void this.execute().catch(this.warn);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private readonly warn = (error: unknown): void => this.logger.warn(String(error));
}
