import { Injectable } from '@nestjs/common';
import { DomainError, idPattern } from '@guildhall/kernel';
import type { AccountSummary } from '@guildhall/contracts/auth';
import type { StoredAccount } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { summaryOf } from './domain/account-state.js';
import { AccountListing } from './store/account-listing.js';

/** One account, as every deed of the administrator finds it and shows it afterwards. */
@Injectable()
export class AccountForAdmin {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly listing: AccountListing,
  ) {}

  /** @throws DomainError `auth.account.not_found`, malformed ids included */
  async find(id: string): Promise<StoredAccount> {
    const account = idPattern.test(id) ? await this.accounts.findById(id) : null;
    if (!account) throw new DomainError('auth.account.not_found');
    return account;
  }

  async show(id: string): Promise<AccountSummary> {
    const [account, logIns] = [await this.find(id), await this.listing.lastLogIns([id])];
    return summaryOf(account, logIns.get(id) ?? null);
  }
}
