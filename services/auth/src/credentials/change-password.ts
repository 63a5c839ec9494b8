import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { PasswordChange, SignedIn } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK, demandMember, Outbox } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { DemandPassword, notCurrent } from './demand-password.js';
import { PasswordHasher } from './password-hasher.js';

/** A member chooses a new password. Every session ends; the one that asked is begun anew by the gateway. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly demandPassword: DemandPassword,
    private readonly hasher: PasswordHasher,
    private readonly links: OneTimeLinkRepository,
    private readonly endSessions: EndSessions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.credentials.not_current`, `auth.hashing.busy`; `session.required` where it ended meanwhile */
  async execute(caller: Caller, { currentPassword, newPassword }: PasswordChange): Promise<SignedIn> {
    demandMember(caller);
    const account = await this.accounts.demand(caller.accountId);
    await this.demandPassword.execute(account, currentPassword, 'password_changed');
    const passwordHash = await this.hasher.hash(newPassword);
    const at = await this.endSessions.with(account.id, async () => {
      demandUnchanged(account, await this.accounts.lock(account.id));
      await this.accounts.setPassword(account.id, passwordHash);
      // Whoever had the old password may have asked for another address or for a link: both die with it.
      await this.accounts.setPendingEmail(account.id, null);
      await this.links.endAll(account.id, 'reset_password', this.clock.now());
      await this.audit.note({ action: 'password_changed' });
      await this.outbox.tell('auth.security_notice', {
        accountId: account.id,
        companyName: account.companyName,
        email: account.email,
        kind: 'password_changed',
        at: this.clock.now().toISOString(),
      });
    });
    return { account: ownView({ ...account, pendingEmail: null }), at: at.toISOString() };
  }
}

/** While the new password was hashed much may have happened: what was done since stays. */
function demandUnchanged(before: StoredAccount, now: StoredAccount): void {
  if (now.password !== before.password) throw notCurrent();
  // Sessions were ended, by the administrator for instance: the one that asks is not begun anew.
  if (now.disabledAt || now.validAfter > before.validAfter) throw new DomainError('session.required');
}
