import { Injectable } from '@nestjs/common';
import type { Account, PersonalProfile } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { ChangeProfile } from './change-profile.js';

/** A member saves the page "My Profile". */
@Injectable()
export class UpdatePersonal {
  constructor(private readonly changeProfile: ChangeProfile) {}

  async execute(caller: Caller, form: PersonalProfile): Promise<Account> {
    demandMember(caller);
    return this.changeProfile.execute(caller.accountId, form);
  }
}
