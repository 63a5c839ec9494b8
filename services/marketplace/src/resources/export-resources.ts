import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { CompanyCopyRepository } from '../companies/store/company-copy.repository.js';
import { asResource } from './domain/resource.js';
import { ResourceRepository } from './store/resource.repository.js';

/** A member takes along whatever its company lists or listed. */
@Injectable()
export class ExportResources {
  constructor(
    private readonly resources: ResourceRepository,
    private readonly companies: CompanyCopyRepository,
  ) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(
    caller: Caller,
    { before }: RpcInput<'marketplace.resource.export'>,
  ): Promise<RpcOutput<'marketplace.resource.export'>> {
    demandMember(caller);
    const rows = await this.resources.findOfCompany(caller.companyId, exportPageSize + 1, before);
    const company = (await this.companies.findAll([caller.companyId])).get(caller.companyId);
    return olderPage(rows, exportPageSize, (row) => asResource(row, company));
  }
}
