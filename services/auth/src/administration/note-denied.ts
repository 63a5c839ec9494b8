import { Injectable } from '@nestjs/common';
import type { RpcInput } from '@guildhall/contracts/rpc';
import { AuditLog } from '../audit/audit-log.js';

/** Writes down that the gateway denied somebody what is not theirs: a member, or whoever it was at that address. */
@Injectable()
export class NoteDenied {
  constructor(private readonly audit: AuditLog) {}

  async execute({ action, route }: RpcInput<'auth.audit.note_denied'>): Promise<{ noted: true }> {
    await this.audit.note({ action, outcome: 'refused', details: { route } });
    return { noted: true };
  }
}
