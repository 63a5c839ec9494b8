import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { AuditLog } from '../audit/audit-log.js';

/** Writes down what the gateway did for a member: it has no tables of its own. */
@Injectable()
export class NoteDeed {
  constructor(private readonly audit: AuditLog) {}

  /** @throws DomainError `access.denied` where nobody is signed in */
  async execute(caller: Caller, { route, ...deed }: RpcInput<'auth.audit.note'>): Promise<{ noted: true }> {
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    await this.audit.note({ ...deed, details: route ? { route } : {} });
    return { noted: true };
  }
}
