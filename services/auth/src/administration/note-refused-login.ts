import { Injectable } from '@nestjs/common';
import { nameKey } from '@guildhall/kernel';
import type { LogInRefusal } from '@guildhall/contracts/auth';
import type { RpcInput } from '@guildhall/contracts/rpc';
import { AccountRepository } from '../accounts/store/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';

/** Writes down that the gateway let no more log-ins through: at the account, where the name is one. */
@Injectable()
export class NoteRefusedLogin {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  async execute({ username }: RpcInput<'auth.audit.note_refused_login'>): Promise<{ noted: true }> {
    const account = await this.accounts.findByNameKey(nameKey(username));
    const details = { reason: 'too_many' satisfies LogInRefusal };
    await this.audit.note({ action: 'logged_in', outcome: 'refused', accountId: account?.id ?? null, details });
    return { noted: true };
  }
}
