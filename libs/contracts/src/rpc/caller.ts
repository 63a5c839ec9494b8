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

/** From where a request came into the house: for the audit log and the list of sessions. */
export const origin = z.object({
  /** Network address of whoever asked, as the gateway sees it. */
  address: z.string(),
  /** What the browser says of itself, cut; empty where it says nothing. */
  browser: z.string(),
});
export type Origin = z.output<typeof origin>;

export const visitor: Caller = { kind: 'visitor' };

/** The headers that every request carries beside its payload. */
export const rpcHeaders = {
  caller: 'guildhall-caller',
  origin: 'guildhall-origin',
  requestId: 'guildhall-request-id',
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline: 'guildhall-deadline',
  /** W3C Trace Context. */
  trace: 'traceparent',
} as const;
