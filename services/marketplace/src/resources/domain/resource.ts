import type { Resource } from '@guildhall/contracts/marketplace';
import type { Caller } from '@guildhall/contracts/rpc';
import type { CompanyCopy } from '../../companies/domain/company-copy.js';

/** A resource as the service keeps it. */
export interface StoredResource extends Omit<Resource, 'createdAt' | 'updatedAt' | 'company'> {
  createdAt: Date;
  updatedAt: Date;
}

/** The title of a listing whose company is gone. */
export const erasedTitle = 'A removed listing';

/** Everybody may see what is offered; what isn't, its own company alone. What was removed, nobody. */
export function maySee(caller: Caller, { status, companyId }: Pick<StoredResource, 'status' | 'companyId'>): boolean {
  if (status === 'active') return true;
  return status !== 'removed' && caller.kind === 'member' && caller.companyId === companyId;
}

/** The resource as it travels. */
export function asResource(stored: StoredResource, company: CompanyCopy | undefined): Resource {
  return {
    ...stored,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    company: company ? { id: company.id, name: company.name, logo: company.logo } : null,
  };
}
