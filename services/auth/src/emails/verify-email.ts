import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, Outbox } from '@guildhall/service-kit';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';

/** Takes down that somebody reads at an account's own address, and tells it the first time. In the open transaction. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ id, companyId, emailConfirmedAt }: StoredAccount): Promise<void> {
    if (emailConfirmedAt) return;
    await this.accounts.confirmEmail(id, this.clock.now());
    await this.outbox.tell('auth.email_verified', { accountId: id, companyId });
  }
}
