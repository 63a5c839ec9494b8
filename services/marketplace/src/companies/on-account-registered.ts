import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { CompanyCopyRepository } from './store/company-copy.repository.js';

/** Takes down the name of a new company. */
@Injectable()
@ReactsTo('auth.account_registered')
export class OnAccountRegistered implements Reaction<'auth.account_registered'> {
  constructor(private readonly companies: CompanyCopyRepository) {}

  async react({ companyId, companyName }: EventPayload<'auth.account_registered'>): Promise<void> {
    await this.companies.keep({ id: companyId, name: companyName, city: null, state: null, logo: null, version: 0 });
  }
}
