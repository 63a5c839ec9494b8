import { Injectable } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { AuditLog } from '../audit/audit-log.js';

/** Writes down what the gateway did for a member: it has no tables of its own. */
@Injectable()
export class NoteDeed {
  constructor(private readonly audit: AuditLog) {}

  /** @throws DomainError `access.denied` where nobody is signed in */
  async execute(caller: Caller, { action }: RpcInput<'auth.audit.note'>): Promise<{ noted: true }> {
    demandMember(caller);
    await this.audit.note({ action });
    return { noted: true };
  }
}
