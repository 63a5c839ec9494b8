import { Injectable } from '@nestjs/common';
import { DomainError, idPattern } from '@guildhall/kernel';
import type { Resource } from '@guildhall/contracts/marketplace';
import type { Caller } from '@guildhall/contracts/rpc';
import { CompanyCopyRepository } from '../companies/store/company-copy.repository.js';
import { asResource, maySee } from './domain/resource.js';
import { ResourceRepository } from './store/resource.repository.js';

/** One resource, for whoever may see it. */
@Injectable()
export class ReadResource {
  constructor(
    private readonly resources: ResourceRepository,
    private readonly companies: CompanyCopyRepository,
  ) {}

  /** @throws DomainError `marketplace.resource.not_found`, also for what the caller may not see and for what is no id */
  async execute(caller: Caller, id: string): Promise<Resource> {
    const key = id.toLowerCase();
    const resource = idPattern.test(key) ? await this.resources.findById(key) : null;
    if (!resource || !maySee(caller, resource)) throw new DomainError('marketplace.resource.not_found');
    return asResource(resource, (await this.companies.findAll([resource.companyId])).get(resource.companyId));
  }
}
