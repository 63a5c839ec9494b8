import { z } from 'zod';
import { id, idInPath, olderPageOf, olderThan } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { account, login, registration, signedIn } from './account.schema.js';
import { company, logoFit, uploadKey } from './company.schema.js';
import { companyProfile, personalProfile } from './profile.schema.js';
import { deniedDeed, gatewayDeed } from './audit.schema.js';
import { ownAuditEntry } from './closing.schema.js';
import {
  emailConfirmation,
  forgottenPassword,
  passwordChange,
  passwordOnceMore,
  passwordReset,
} from './password.schema.js';
import { accountList, accountSearch, accountSummary, auditList, auditListQuery } from './admin.schema.js';

/** What others may ask of the auth service. */
export const authRpc = {
  /** Opens an account and signs its company up. Errors: username_taken, email_taken, username_reserved, hashing.busy. */
  'auth.account.register': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: registration,
    output: signedIn,
  }),
  /** Checks a user name and password. Errors: credentials.wrong, account.disabled, hashing.busy. */
  'auth.account.authenticate': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: login,
    output: signedIn,
  }),
  /** Reads the caller's own account. Errors: account.not_found. */
  'auth.account.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: id() }),
    output: account,
  }),
  /** Asks for a link to choose a new password. Answers the same, in the same time, whether or not the address is known. */
  'auth.password_reset.request': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: forgottenPassword,
    output: z.object({ sent: z.literal(true) }),
  }),
  /** Sets a new password by a mailed link, ends every session and answers whose it was. Errors: link.dead, hashing.busy. */
  'auth.password_reset.perform': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: passwordReset,
    output: z.object({ username: z.string() }),
  }),
  /** Confirms an e-mail address by a mailed link; one that waits to replace another does so. Errors: link.dead, account.email_taken. */
  'auth.email.confirm': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: emailConfirmation,
    output: z.object({ confirmed: z.literal(true) }),
  }),
  /** Mails the caller its confirmation link again. Errors: account.not_found, account.email_confirmed, limits.too_many. */
  'auth.email.send_link': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: z.object({ sent: z.literal(true) }),
  }),
  /**
   * Forgets the address that waits to replace the caller's, and ends its link; without one nothing changes. Errors:
   * account.not_found, access.denied.
   */
  'auth.email.cancel_change': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: account,
  }),
  /** Makes a token for a link whose mail is being rendered; null where the link is over. Errors: access.denied. */
  'auth.link.issue': rpc({
    kind: 'write',
    callers: ['messaging'],
    input: z.strictObject({ id: id() }),
    output: z.object({ token: z.string().nullable() }),
  }),
  /**
   * Sets a new password by the current one and ends every session that began before `at`. Errors: credentials.not_current,
   * account.not_found, hashing.busy.
   */
  'auth.account.change_password': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: passwordChange,
    output: signedIn,
  }),
  /**
   * Saves what the owner changed about itself; what is left out stays. Errors: request.invalid (a new e-mail address without
   * the password), credentials.not_current, account.email_taken, hashing.busy.
   */
  'auth.account.update_personal': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: personalProfile,
    output: account,
  }),
  /** Saves the company's data. Errors: as above, and account.not_found for every id but the caller's own. */
  'auth.account.update_company': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath(), profile: companyProfile }),
    output: account,
  }),
  /**
   * Makes the caller's logo out of an uploaded file. Errors: logo.not_an_image, logo.too_large, logo.busy,
   * account.not_found, access.denied.
   */
  'auth.logo.set': rpc({
    kind: 'write',
    callers: ['gateway'],
    // Reading a picture of 40 megapixels takes seconds.
    deadlineMs: 15_000,
    input: z.strictObject({ key: uploadKey, fit: logoFit }),
    output: account,
  }),
  /** Takes the caller's logo away; without one nothing changes. Errors: account.not_found, access.denied. */
  'auth.logo.remove': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: account,
  }),
  /** A company as everybody may see it. Errors: company.not_found (malformed ids included). */
  'auth.company.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: company,
  }),
  /**
   * Asks for the end of the caller's account in 14 days; asked again it stays with the first day. Errors:
   * credentials.not_current at `currentPassword`, account.protected, account.not_found, access.denied, hashing.busy.
   */
  'auth.account.close': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: passwordOnceMore,
    output: account,
  }),
  /** Takes that back; where nobody asked, nothing changes. Errors: account.not_found, access.denied. */
  'auth.account.keep': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: account,
  }),
  /** The caller's own account for its export, which is noted in the audit log. Errors: account.not_found, access.denied. */
  'auth.account.export': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: account.extend({
      /** The code that came along with the registration. */
      usedReferralCode: z.string().nullable(),
    }),
  }),
  /** What the audit log tells of the caller's own account, 200 lines at a time. Errors: access.denied. */
  'auth.audit.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(ownAuditEntry),
  }),
  /** Accounts as the administrator sees them, newest first. Errors: access.denied to everybody else. */
  'auth.account.search': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: accountSearch,
    output: accountList,
  }),
  /** Keeps an account from logging in and ends its sessions. Errors: account.not_found, account.protected, access.denied. */
  'auth.account.disable': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: accountSummary,
  }),
  /** Lets a disabled account in again. Errors: account.not_found, access.denied. */
  'auth.account.enable': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: accountSummary,
  }),
  /** Ends every session of an account. Errors: account.not_found, access.denied. */
  'auth.account.end_sessions': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: accountSummary,
  }),
  /** Writes down what the gateway did on behalf of the caller. Errors: access.denied for visitors. */
  'auth.audit.note': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ action: gatewayDeed }),
    output: z.object({ noted: z.literal(true) }),
  }),
  /** Writes down that the caller was denied what is not theirs. Open to visitors: strangers are denied most. */
  'auth.audit.note_denied': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({
      action: deniedDeed,
      /** Name of the HTTP route that was asked for, such as `admin.accounts.list`. */
      route: z.string().max(100),
    }),
    output: z.object({ noted: z.literal(true) }),
  }),
  /** Writes down that a log-in with this name was refused because there were too many. Open to visitors, as log-ins are. */
  'auth.audit.note_refused_login': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: login.pick({ username: true }),
    output: z.object({ noted: z.literal(true) }),
  }),
  /** The audit log, newest first, 50 lines at a time. Errors: access.denied to everybody but the administrator. */
  'auth.audit.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: auditListQuery,
    output: auditList,
  }),
} as const;
