import { DomainError } from '@guildhall/kernel';
import type { Caller, Member } from '@guildhall/contracts/rpc';

/** @throws DomainError `access.denied` to everybody who is no member */
export function demandMember(caller: Caller): asserts caller is Member {
  if (caller.kind !== 'member') throw new DomainError('access.denied');
}

/** @throws DomainError `access.denied` to everybody but the administrator */
export function demandAdmin(caller: Caller): asserts caller is Member {
  if (caller.kind !== 'member' || !caller.admin) throw new DomainError('access.denied');
}
