import { Injectable } from '@nestjs/common';
import { DomainError, olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
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
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const rows = await this.resources.findOfCompany(caller.companyId, exportPageSize + 1, before);
    const { results, next } = olderPage(rows, exportPageSize);
    const company = (await this.companies.findAll([caller.companyId])).get(caller.companyId);
    return { results: results.map((row) => asResource(row, company)), next };
  }
}
