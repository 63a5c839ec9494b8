import { z } from 'zod';
import { id, instant, olderPageOf, text } from '../fields/index.js';
import { auditEntry } from './audit.schema.js';

/** What an account can be, as the administrator sorts them. */
export const accountStates = ['active', 'disabled', 'closing'] as const;

/** An account as the administrator sees it in the list. */
export const accountSummary = z.object({
  id: id(),
  companyId: id(),
  username: z.string(),
  companyName: z.string(),
  email: z.string(),
  state: z.enum(accountStates),
  createdAt: instant(),
  emailConfirmedAt: instant().nullable(),
  closesAt: instant().nullable(),
  lastLogInAt: instant().nullable(),
});
export type AccountSummary = z.output<typeof accountSummary>;

export const adminPageSize = 25;
/** Lines of the audit log in one answer. */
export const auditPageSize = 50;

/** `q` is looked for in user name, company name and e-mail address; `before` is the id of the last one that is known. */
export const accountListQuery = z.object({
  q: text(100).default(''),
  state: z.enum(accountStates, `Please choose a state: ${accountStates.join(', ')}`).optional(),
  before: id().optional(),
});
/** The same question inside the house. */
export const accountSearch = accountListQuery.strict();
export type AccountSearch = z.output<typeof accountSearch>;
/** Newest first. `total` counts all that match, on whatever page. */
export const accountList = olderPageOf(accountSummary).extend({ total: z.int() });

/** Newest first; `before` is the id of the last line that is known. */
export const auditListQuery = z.object({ account: id().optional(), before: id().optional() });
export const auditList = z.object({
  results: z.array(
    auditEntry.extend({
      /** User name of who did it, where the account still is. */
      actor: z.string().nullable(),
      /** User name of the account that it is about. */
      username: z.string().nullable(),
    }),
  ),
  /** What to send as `before` for the next lines; null at the end. */
  next: id().nullable(),
});
export type AuditList = z.output<typeof auditList>;
export type AccountList = z.output<typeof accountList>;
