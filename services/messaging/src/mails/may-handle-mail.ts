import { DomainError } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';

/** Only the house itself handles outgoing mail. @throws DomainError `access.denied` */
export function mayHandleMail(caller: Caller): void {
  if (caller.kind !== 'system') throw new DomainError('access.denied');
}
