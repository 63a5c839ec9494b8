import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { PasswordReset } from '@guildhall/contracts/auth';
import { CLOCK, Outbox } from '@guildhall/service-kit';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { VerifyEmail } from '../emails/verify-email.js';
import { UseLink } from '../one-time-links/use-link.js';
import { EndSessions } from '../sessions/end-sessions.js';

/** Sets a new password for whoever holds a mailed link. Every session ends; nobody is signed in by it. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly links: UseLink,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly endSessions: EndSessions,
    private readonly verifyEmail: VerifyEmail,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the name of whose password it was. @throws DomainError `auth.link.dead`, `auth.hashing.busy` */
  async execute({ token, password }: PasswordReset): Promise<{ username: string }> {
    const link = await this.links.find(token, 'reset_password');
    const passwordHash = await this.hasher.hash(password);
    let username = '';
    await this.endSessions.with(link.accountId, async () => {
      // The account's row before the link's, as everywhere: the other order would meet a newer link in a deadlock.
      const account = await this.accounts.lock(link.accountId);
      username = account.username;
      await this.links.use(link);
      // Mailed to an address that the account has left since: whoever reads there is no longer its owner.
      if (link.email !== account.email) throw new DomainError('auth.link.dead');
      await this.accounts.setPassword(account.id, passwordHash);
      // Whoever had the password may have asked for another address: that request dies with the password.
      await this.accounts.setPendingEmail(account.id, null);
      // The link came by this address: somebody reads there.
      await this.verifyEmail.execute(account);
      await this.audit.note({ action: 'password_reset', accountId: account.id });
      await this.outbox.tell('auth.security_notice', {
        accountId: account.id,
        companyName: account.companyName,
        email: account.email,
        kind: 'password_reset',
        at: this.clock.now().toISOString(),
      });
    });
    return { username };
  }
}
