import type { Resource } from '@guildhall/contracts/marketplace';
import type { Caller } from '@guildhall/contracts/rpc';

/** A resource as the service keeps it. */
export interface StoredResource extends Omit<Resource, 'createdAt' | 'updatedAt'> {
  createdAt: Date;
  updatedAt: Date;
}

/** Everybody may see what is offered; what isn't, its own company alone. What was removed, nobody. */
export function maySee(caller: Caller, { status, companyId }: Pick<StoredResource, 'status' | 'companyId'>): boolean {
  if (status === 'active') return true;
  return status !== 'removed' && caller.kind === 'member' && caller.companyId === companyId;
}

/** The resource as it travels. */
export function asResource(stored: StoredResource): Resource {
  return { ...stored, createdAt: stored.createdAt.toISOString(), updatedAt: stored.updatedAt.toISOString() };
}
