import { Injectable } from '@nestjs/common';
import type { AccountSummary } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandAdmin } from '@guildhall/service-kit';
import { AuditLog } from '../audit/audit-log.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { AccountForAdmin } from './account-for-admin.js';

/** The administrator logs an account out everywhere. */
@Injectable()
export class EndSessionsOf {
  constructor(
    private readonly one: AccountForAdmin,
    private readonly endSessions: EndSessions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `auth.account.not_found` */
  async execute(caller: Caller, id: string): Promise<AccountSummary> {
    demandAdmin(caller);
    await this.one.find(id);
    await this.endSessions.with(id, () => this.audit.note({ action: 'sessions_ended', accountId: id }));
    return this.one.show(id);
  }
}
