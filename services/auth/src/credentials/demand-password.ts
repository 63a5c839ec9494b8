import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { AuditAction } from '@guildhall/contracts/auth';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from './password-hasher.js';

/** Asks for the own password once more, before something that a borrowed screen must not do. */
@Injectable()
export class DemandPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param action what it is needed for: a wrong one is noted as refused
   * @throws DomainError `auth.credentials.not_current`, `auth.hashing.busy`
   */
  async execute(account: StoredAccount, password: string, action: AuditAction): Promise<void> {
    if (await this.hasher.matches(account.password, password)) return;
    await this.audit.note({ action, outcome: 'refused', accountId: account.id });
    throw notCurrent();
  }
}

/** The refusal of a password that is not, or no longer, the account's. */
export const notCurrent = () =>
  new DomainError('auth.credentials.not_current', { fields: { currentPassword: 'That is not your current password' } });
