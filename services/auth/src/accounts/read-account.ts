import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { ownView } from './domain/account.js';
import { AccountRepository } from './store/account.repository.js';

/** A member reads its own account; any other is not there for it. */
@Injectable()
export class ReadAccount {
  constructor(private readonly accounts: AccountRepository) {}

  async execute(caller: Caller, id: string): Promise<Account> {
    const own = caller.kind === 'member' && caller.accountId === id;
    const account = own ? await this.accounts.findById(id) : null;
    if (!account) throw new DomainError('auth.account.not_found');
    return ownView(account);
  }
}
