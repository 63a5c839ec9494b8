import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { auditPageSize } from '@guildhall/contracts/auth';
import type { AuditList } from '@guildhall/contracts/auth';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { demandAdmin } from '@guildhall/service-kit';
import { AuditLogRepository } from '../audit/store/audit-log.repository.js';
import { AccountListing } from './store/account-listing.js';

/** The administrator reads who did what, newest first. */
@Injectable()
export class ReadAuditLog {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly accounts: AccountListing,
  ) {}

  async execute(caller: Caller, { account, before }: RpcInput<'auth.audit.list'>): Promise<AuditList> {
    demandAdmin(caller);
    // One more than is shown: it tells whether there are older ones.
    const found = await this.log.findNewest({ account, before, limit: auditPageSize + 1 });
    const names = await this.accounts.names(found.flatMap(({ actorId, accountId }) => [actorId, accountId]));
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    return olderPage(found, auditPageSize, (entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      actor: nameOf(entry.actorId),
      username: nameOf(entry.accountId),
    }));
  }
}
