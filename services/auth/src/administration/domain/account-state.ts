import type { AccountSummary } from '@guildhall/contracts/auth';
import type { StoredAccount } from '../../accounts/domain/account.js';

/** An account as the administrator sees it. Disabled weighs more than closing. */
export function summaryOf(stored: StoredAccount, lastLogInAt: Date | null): AccountSummary {
  return {
    id: stored.id,
    companyId: stored.companyId,
    username: stored.username,
    companyName: stored.companyName,
    email: stored.email,
    state: stored.disabledAt ? 'disabled' : stored.closesAt ? 'closing' : 'active',
    createdAt: stored.createdAt.toISOString(),
    emailConfirmedAt: stored.emailConfirmedAt?.toISOString() ?? null,
    closesAt: stored.closesAt?.toISOString() ?? null,
    lastLogInAt: lastLogInAt?.toISOString() ?? null,
  };
}
