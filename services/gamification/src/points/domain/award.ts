import { newId } from '@guildhall/kernel';
import { awardRules } from '@guildhall/contracts/gamification';
import type { AwardRule, LedgerEntry } from '@guildhall/contracts/gamification';

/** Who is to be paid, by which rule, for what. */
export interface Award {
  accountId: string;
  companyId: string;
  rule: AwardRule;
  /** Id of the one thing that is paid for: it pays this account once by this rule, however often it is told. */
  source: string;
}

/** A row of the ledger. `points` may be negative in a row that mirrors another. */
export interface PointEntry extends Omit<Award, 'rule'> {
  id: string;
  /** As text: rows outlive the rule that they were written by. */
  rule: string;
  points: number;
  reason: string;
  awardedAt: Date;
}

/** An account's points now. `version` counts its changes. */
export interface PointBalance {
  accountId: string;
  balance: number;
  version: number;
}

/** The ledger row of an award: points and words are those of the rule as it stands at `now`. */
export function entryFor(award: Award, now: Date): PointEntry {
  const { points, reason } = awardRules[award.rule];
  return { ...award, id: newId(), points, reason, awardedAt: now };
}

/** The ledger row as whoever earned it sees it. */
export function entryView({ id, rule, reason, points, awardedAt }: PointEntry): LedgerEntry {
  return { id, rule, reason, points, awardedAt: awardedAt.toISOString() };
}
