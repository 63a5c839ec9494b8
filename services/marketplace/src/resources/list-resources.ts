import { Injectable } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { CompanyCopyRepository } from '../companies/store/company-copy.repository.js';
import { asResource } from './domain/resource.js';
import { ResourceRepository } from './store/resource.repository.js';

/** What companies offer, newest first. Open to everybody: only what is active is listed. */
@Injectable()
export class ListResources {
  constructor(
    private readonly resources: ResourceRepository,
    private readonly companies: CompanyCopyRepository,
  ) {}

  /** By cursor: a page goes on after the last one, whatever was added in between. */
  async execute({
    type,
    cursor,
    limit,
  }: RpcInput<'marketplace.resource.list'>): Promise<RpcOutput<'marketplace.resource.list'>> {
    // One more than is shown tells whether there is a next page.
    const rows = await this.resources.findActive({ type, before: cursor, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const companies = await this.companies.findAll(shown.map(({ companyId }) => companyId));
    const results = shown.map((row) => asResource(row, companies.get(row.companyId)));
    return { results, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  }
}
