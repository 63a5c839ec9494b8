import { z } from 'zod';
import { id, idInPath } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { account, login, registration, signedIn } from './account.schema.js';
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
  /** The audit log, newest first, 50 lines at a time. Errors: access.denied to everybody but the administrator. */
  'auth.audit.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: auditListQuery,
    output: auditList,
  }),
} as const;
