/** The award rules in force: what is paid, in points, and why, in words a member reads. */
export const awardRules = {
  welcome: { points: 10, reason: 'Your company joined' },
  verify_email: { points: 10, reason: 'E-mail address confirmed' },
} as const;
export type AwardRule = keyof typeof awardRules;

/** Levels and the lifetime points at which each begins. */
export const levels = [
  { level: 1, name: 'Apprentice', at: 0 },
  { level: 2, name: 'Operator', at: 100 },
  { level: 3, name: 'Setter', at: 250 },
  { level: 4, name: 'Technician', at: 500 },
  { level: 5, name: 'Machinist', at: 900 },
  { level: 6, name: 'Journeyman', at: 1500 },
  { level: 7, name: 'Specialist', at: 2400 },
  { level: 8, name: 'Planner', at: 3700 },
  { level: 9, name: 'Master', at: 5500 },
  { level: 10, name: 'Benchmark', at: 8000 },
] as const;

/** The level that a balance of points has reached. */
export function levelAt(points: number): number {
  return levels.findLast((step) => points >= step.at)?.level ?? 1;
}
