import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Account, Login } from '@guildhall/contracts/auth';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { ownView } from './domain/account.js';
import { nameKey } from './domain/name-key.js';
import { AccountRepository } from './store/account.repository.js';

/** Checks a user name and password. Unknown names and wrong passwords are one answer, in the same time. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute({ username, password }: Login): Promise<Account> {
    const account = await this.accounts.findByNameKey(nameKey(username));
    const right = await this.hasher.matches(account?.password ?? null, password);
    if (!account || !right) throw new DomainError('auth.credentials.wrong');
    return ownView(account);
  }
}
