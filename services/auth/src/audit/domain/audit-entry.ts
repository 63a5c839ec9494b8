import { newId } from '@guildhall/kernel';
import type { AuditAction, AuditEntry, OwnAuditEntry } from '@guildhall/contracts/auth';
import type { Caller, Origin } from '@guildhall/contracts/rpc';

/** A line of the log as the service keeps it. */
export interface StoredAuditEntry extends Omit<AuditEntry, 'at'> {
  at: Date;
}

/** A deed as whoever did it tells it. Without `accountId` it is about the caller's own account. */
export interface Deed {
  action: AuditAction;
  outcome?: AuditEntry['outcome'];
  accountId?: string | null;
  /** Who did it, where that is known only by the deed itself: whoever logs in was a visitor until then. */
  actorId?: string;
  /** Few facts, never a secret and never a text that a stranger typed. */
  details?: Record<string, string>;
  /** From where, for what is noted after the request that asked for it. */
  origin?: Origin | undefined;
}

/** On whose behalf, by which request and from where something is done. */
export interface Circumstances {
  caller: Caller;
  requestId: string;
  origin?: Origin | undefined;
}

/** A line as the account's owner may read it: where the administrator was sitting is not theirs to know. */
export function ownAuditView(
  { id, at, action, outcome, actorId, address, browser, details }: StoredAuditEntry,
  ownId: string,
): OwnAuditEntry {
  const somebodyElse = actorId !== null && actorId !== ownId;
  return {
    id,
    at: at.toISOString(),
    action,
    outcome,
    address: somebodyElse ? null : address,
    browser: somebodyElse ? null : browser,
    details,
  };
}

/** The line of the log that a deed leaves. */
export function auditEntryOf(deed: Deed, { caller, requestId, origin }: Circumstances, at: Date): StoredAuditEntry {
  const from = deed.origin ?? origin;
  const actorId = deed.actorId ?? (caller.kind === 'member' ? caller.accountId : null);
  return {
    id: newId(),
    at,
    action: deed.action,
    outcome: deed.outcome ?? 'done',
    actorId,
    accountId: deed.accountId === undefined ? actorId : deed.accountId,
    address: from?.address ?? null,
    browser: from?.browser || null,
    requestId,
    details: deed.details ?? {},
  };
}
