import { DomainError } from '@guildhall/kernel';
import type { Caller, Member } from '@guildhall/contracts/rpc';

/** @throws DomainError `access.denied` to everybody but the administrator */
export function mayReadRequests(caller: Caller): asserts caller is Member {
  if (caller.kind !== 'member' || !caller.admin) throw new DomainError('access.denied');
}
