import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { Registration, SignedIn } from '@guildhall/contracts/auth';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { MakeLink } from '../one-time-links/make-link.js';
import { openAccount, ownView } from './domain/account.js';
import { AccountRepository } from './store/account.repository.js';

/** A company opens its account. Open to everybody. */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly makeLink: MakeLink,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(form: Registration): Promise<SignedIn> {
    const account = openAccount(form, await this.hasher.hash(form.password), this.clock.now());
    await this.transactions.run(async () => {
      await this.accounts.add(account);
      await this.audit.note({ action: 'registered', accountId: account.id, actorId: account.id });
      await this.outbox.tell('auth.account_registered', {
        accountId: account.id,
        companyId: account.companyId,
        companyName: account.companyName,
        email: account.email,
        registeredAt: account.createdAt.toISOString(),
      });
      await this.makeLink.execute(account, 'confirm_email', account.email);
    });
    return { account: ownView(account), at: account.createdAt.toISOString() };
  }
}
