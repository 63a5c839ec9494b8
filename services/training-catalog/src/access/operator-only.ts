import { DomainError } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';

/**
 * Imports and the upkeep of search copies belong to the command line and to the house itself.
 * @throws DomainError `access.denied`
 */
export function operatorOnly(caller: Caller): void {
  if (caller.kind !== 'system') throw new DomainError('access.denied');
}
