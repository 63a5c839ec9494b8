import { DomainError } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';

/** @throws DomainError `access.denied` to everybody but the administrator */
export function mayAdminister(caller: Caller): void {
  if (caller.kind !== 'member' || !caller.admin) throw new DomainError('access.denied');
}
