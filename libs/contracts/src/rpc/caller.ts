import { z } from 'zod';
import { id } from '../fields/index.js';

/** On whose behalf a request is made. Travels as a header; the broker's credentials vouch for who wrote it. */
export const caller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('member'), accountId: id(), companyId: id(), admin: z.boolean() }),
  z.object({ kind: z.literal('system'), process: z.string() }),
]);
export type Caller = z.output<typeof caller>;
export type Member = Extract<Caller, { kind: 'member' }>;

export const visitor: Caller = { kind: 'visitor' };

/** The headers that every request carries beside its payload. */
export const rpcHeaders = {
  caller: 'guildhall-caller',
  requestId: 'guildhall-request-id',
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline: 'guildhall-deadline',
  /** W3C Trace Context. */
  trace: 'traceparent',
} as const;
