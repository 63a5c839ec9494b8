import { z } from 'zod';
import { id } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { account, login, registration } from './account.schema.js';

/** What others may ask of the auth service. */
export const authRpc = {
  /** Opens an account and signs its company up. Errors: username_taken, email_taken, username_reserved, hashing.busy. */
  'auth.account.register': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: registration,
    output: account,
  }),
  /** Checks a user name and password. Errors: credentials.wrong, hashing.busy. */
  'auth.account.authenticate': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: login,
    output: account,
    tries: 1,
  }),
  /** Reads the caller's own account. Errors: account.not_found. */
  'auth.account.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: id() }),
    output: account,
  }),
} as const;
