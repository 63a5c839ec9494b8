import { Injectable } from '@nestjs/common';
import { DomainError, idPattern } from '@guildhall/kernel';
import type { Company } from '@guildhall/contracts/auth';
import { AccountRepository } from '../accounts/store/account.repository.js';

/** Everybody reads what a company shows of itself. */
@Injectable()
export class ReadCompany {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws DomainError `auth.company.not_found`; a disabled account's company is not shown */
  async execute(id: string): Promise<Company> {
    const account = idPattern.test(id) ? await this.accounts.findByCompany(id) : null;
    if (!account || account.disabledAt) throw new DomainError('auth.company.not_found');
    const { companyName, industry, city, state, description, website, logo, createdAt } = account;
    return {
      id,
      name: companyName,
      industry,
      city,
      state,
      description,
      website,
      logo,
      memberSince: createdAt.toISOString(),
    };
  }
}
