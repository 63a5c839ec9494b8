import { Injectable } from '@nestjs/common';
import type { Account } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { ChangeLogo } from './change-logo.js';

/** A member takes its company's logo away. */
@Injectable()
export class RemoveLogo {
  constructor(private readonly changeLogo: ChangeLogo) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(caller: Caller): Promise<Account> {
    demandMember(caller);
    return this.changeLogo.execute(caller.accountId, null);
  }
}
