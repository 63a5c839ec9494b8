import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { CompanyCopyRepository } from './store/company-copy.repository.js';

/** Keeps up with what a company shows of itself. */
@Injectable()
@ReactsTo('auth.company_changed')
export class OnCompanyChanged implements Reaction<'auth.company_changed'> {
  constructor(private readonly companies: CompanyCopyRepository) {}

  async react({ companyId, ...facts }: EventPayload<'auth.company_changed'>): Promise<void> {
    await this.companies.keep({ id: companyId, ...facts });
  }
}
