import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { ownView } from '../accounts/domain/account.js';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { ownAuditView } from '../audit/domain/audit-entry.js';
import { AuditLogRepository } from '../audit/store/audit-log.repository.js';

/** A member takes along what this service keeps about its account. That it did is noted. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    private readonly log: AuditLogRepository,
  ) {}

  /** @throws DomainError `auth.account.not_found`, `access.denied` */
  async account(caller: Caller): Promise<RpcOutput<'auth.account.export'>> {
    demandMember(caller);
    const account = await this.accounts.demand(caller.accountId);
    await this.audit.note({ action: 'data_exported' });
    return { ...ownView(account), usedReferralCode: account.usedReferralCode };
  }

  /** @throws DomainError `access.denied` */
  async entries(caller: Caller, { before }: RpcInput<'auth.audit.export'>): Promise<RpcOutput<'auth.audit.export'>> {
    demandMember(caller);
    const found = await this.log.findNewest({ account: caller.accountId, before, limit: exportPageSize + 1 });
    return olderPage(found, exportPageSize, (entry) => ownAuditView(entry, caller.accountId));
  }
}
