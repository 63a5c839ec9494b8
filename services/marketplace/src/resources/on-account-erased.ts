import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { erasedCompanyName } from '@guildhall/contracts/auth';
import type { EventPayload } from '@guildhall/contracts/events';
import { CLOCK, ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { CompanyCopyRepository } from '../companies/store/company-copy.repository.js';
import { ResourceRepository } from './store/resource.repository.js';

/**
 * Takes what a company listed off the site once its account is gone. The copy of the company stays without its facts:
 * what others did with it can still say that it was somebody's.
 */
@Injectable()
@ReactsTo('auth.account_erased')
export class OnAccountErased implements Reaction<'auth.account_erased'> {
  constructor(
    private readonly resources: ResourceRepository,
    private readonly companies: CompanyCopyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ companyId, version }: EventPayload<'auth.account_erased'>): Promise<void> {
    await this.resources.eraseAll(companyId, this.clock.now());
    await this.companies.keep({ id: companyId, name: erasedCompanyName, city: null, state: null, logo: null, version });
  }
}
