import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Account, CompanyProfile } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { ChangeProfile } from './change-profile.js';

/** A member saves the page "Company Profile". Any account but its own is not there for it. */
@Injectable()
export class UpdateCompany {
  constructor(private readonly changeProfile: ChangeProfile) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(caller: Caller, id: string, form: CompanyProfile): Promise<Account> {
    if (caller.kind !== 'member' || caller.accountId !== id) throw new DomainError('auth.account.not_found');
    return this.changeProfile.execute(id, form);
  }
}
