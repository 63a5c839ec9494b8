import { z } from 'zod';
import { id, instant } from '../fields/index.js';

/** What the audit log knows to tell of. One word for each deed, whether it was done or refused. */
export const auditActions = [
  'logged_in',
  'logged_out',
  'registered',
  'password_reset_asked',
  'password_reset',
  'password_changed',
  'email_change_asked',
  'email_change_cancelled',
  'email_confirmed',
  'email_changed',
  'profile_changed',
  'logo_changed',
  'sessions_ended',
  'account_disabled',
  'account_enabled',
  'account_closing_asked',
  'account_kept',
  'account_erased',
  'data_exported',
  'access_denied',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.output<typeof auditAction>;

/** The deeds that happen in the gateway alone, and that it tells of. */
export const gatewayDeed = z.enum(['logged_out', 'sessions_ended']);

/** What the gateway denies to who asks for what is not theirs, and tells of. */
export const deniedDeed = z.enum(['access_denied', 'sessions_ended']);
export type DeniedDeed = z.output<typeof deniedDeed>;

/** Why a log-in was refused: `details.reason` of its line, and told to nobody else. */
export const logInRefusals = ['unknown_name', 'wrong_password', 'disabled', 'too_many'] as const;
export type LogInRefusal = (typeof logInRefusals)[number];

/** One line of the audit log: who did what to which account, when, from where, and whether it was done. */
export const auditEntry = z.object({
  id: id(),
  at: instant(),
  action: auditAction,
  outcome: z.enum(['done', 'refused']),
  /** Who did it; null for a visitor and for the house itself. */
  actorId: id().nullable(),
  /** Whose account it is about; null where there is none, such as a log-in with an unknown name. */
  accountId: id().nullable(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  requestId: z.string(),
  /** Few facts, never a secret. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;
