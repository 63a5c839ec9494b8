import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { adminPageSize } from '@guildhall/contracts/auth';
import type { AccountList, AccountSearch } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandAdmin } from '@guildhall/service-kit';
import { summaryOf } from './domain/account-state.js';
import { AccountListing } from './store/account-listing.js';

/** The administrator looks for accounts by user name, company name or e-mail address. */
@Injectable()
export class SearchAccounts {
  constructor(private readonly accounts: AccountListing) {}

  async execute(caller: Caller, search: AccountSearch): Promise<AccountList> {
    demandAdmin(caller);
    const { total, rows } = await this.accounts.find(search, adminPageSize + 1);
    const logIns = await this.accounts.lastLogIns(rows.map(({ id }) => id));
    return { ...olderPage(rows, adminPageSize, (row) => summaryOf(row, logIns.get(row.id) ?? null)), total };
  }
}
