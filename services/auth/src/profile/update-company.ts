import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Account, CompanyProfile } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { AuditLog } from '../audit/audit-log.js';
import { ChangeProfile } from './change-profile.js';

/** A member saves the page "Company Profile". Any account but its own is not there for it, and the try is written down. */
@Injectable()
export class UpdateCompany {
  constructor(
    private readonly changeProfile: ChangeProfile,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(caller: Caller, id: string, form: CompanyProfile): Promise<Account> {
    if (caller.kind !== 'member') throw new DomainError('auth.account.not_found');
    if (caller.accountId !== id) {
      await this.audit.note({ action: 'access_denied', outcome: 'refused', details: { route: 'users.update' } });
      throw new DomainError('auth.account.not_found');
    }
    return this.changeProfile.execute(id, form);
  }
}
