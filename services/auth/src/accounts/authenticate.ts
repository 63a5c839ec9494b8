import { Inject, Injectable } from '@nestjs/common';
import { DomainError, nameKey } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Login, LogInRefusal, SignedIn } from '@guildhall/contracts/auth';
import { CLOCK, Transactions } from '@guildhall/service-kit';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { ownView } from './domain/account.js';
import type { StoredAccount } from './domain/account.js';
import { AccountRepository } from './store/account.repository.js';

/** Checks a user name and password. Unknown names and wrong passwords are one answer, in the same time. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.credentials.wrong`; `auth.account.disabled`, to whoever knew the password only */
  async execute({ username, password }: Login): Promise<SignedIn> {
    const known = await this.accounts.findByNameKey(nameKey(username));
    const matches = await this.hasher.matches(known?.password ?? null, password);
    const { account, at } =
      known && matches ? await this.holdStill(known.id) : { account: known, at: this.clock.now() };
    // Another password may have been set while this one was compared: then it is wrong by now.
    const right = matches && account?.password === known?.password;
    const reason = refusalOf(account, right);
    const accountId = account?.id ?? null;
    await this.audit.note({
      action: 'logged_in',
      accountId,
      ...(reason ? { outcome: 'refused', details: { reason } } : accountId ? { actorId: accountId } : {}),
    });
    if (!account || !right) throw new DomainError('auth.credentials.wrong');
    if (reason) throw new DomainError('auth.account.disabled');
    return { account: ownView(account), at: at.toISOString() };
  }

  /**
   * The account as it is when nobody else has a hand on it, and from when on who logs in is signed in. Whatever ends the
   * account's sessions holds the row as well: it is done, and seen here, or it comes later and ends this session too.
   */
  private holdStill(id: string): Promise<{ account: StoredAccount | null; at: Date }> {
    return this.transactions.run(async () => ({
      account: await this.accounts.lockIfThere(id),
      at: this.clock.now(),
    }));
  }
}

/** Why a log-in is refused, for the log alone; null where it is not. */
function refusalOf(account: StoredAccount | null, right: boolean): LogInRefusal | null {
  if (!account) return 'unknown_name';
  if (!right) return 'wrong_password';
  return account.disabledAt ? 'disabled' : null;
}
