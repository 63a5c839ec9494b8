import type { z } from 'zod';
import { auditEntry } from './audit.schema.js';

/** What stands where the name of a company stood whose account was erased. */
export const erasedCompanyName = 'A company that closed its account';

/** A line of the audit log as the account's owner may read it: from where only where nobody else was asking. */
export const ownAuditEntry = auditEntry.omit({ actorId: true, accountId: true, requestId: true });
export type OwnAuditEntry = z.output<typeof ownAuditEntry>;
