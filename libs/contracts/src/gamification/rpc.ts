import { z } from 'zod';
import { id, instant, olderPageOf, olderThan } from '../fields/index.js';
import { rpc } from '../rpc/define.js';

/** One row of the points ledger: never edited, only mirrored. */
export const ledgerEntry = z.object({
  id: id(),
  rule: z.string(),
  reason: z.string(),
  points: z.int(),
  awardedAt: instant(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** A company's standing: its balance, level and newest ledger rows (at most 100, newest first). */
export const standing = z.object({ points: z.int(), level: z.int(), ledger: z.array(ledgerEntry) });
export type Standing = z.output<typeof standing>;

export const gamificationRpc = {
  /** The caller's own points. Errors: access.denied for visitors. */
  'gamification.standing.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: standing,
  }),
  /** Every row of the caller's points ledger, 200 at a time. Errors: access.denied. */
  'gamification.point.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(ledgerEntry),
  }),
} as const;
