import { z } from 'zod';
import { id } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { account, login, registration, signedIn } from './account.schema.js';

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
} as const;
