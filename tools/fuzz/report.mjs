/**
 * @typedef {object} Report what Schemathesis writes about a round, as far as it is read here
 * @property {{ generated: number }} test_cases
 * @property {{ code: string, title: string, operations: string[] }[]} failures
 * @property {unknown[]} errors
 * @property {{ total: number, tested: number }} operations
 * @property {Record<string, Record<string, { accepted: number }>>} valid_rates by operation and phase
 * @property {{ reauth_count: number, reauth_broke: boolean }} auth
 */

/**
 * What a round has shown.
 * @param {import('./rounds.mjs').Round} round
 * @param {Report} report
 * @returns {{ lines: string[], failures: string[] }}
 */
export function judge(round, report) {
  const failures = [
    ...report.failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`),
    ...report.errors.map((error) => `not finished: ${JSON.stringify(error)}`),
  ];
  const accepted = (/** @type {string} */ operation) =>
    Object.values(report.valid_rates[operation] ?? {}).reduce((sum, phase) => sum + phase.accepted, 0);
  // A session that never was, or is lost for good, would make everything look well.
  if (round.signedIn && (report.auth.reauth_broke || accepted('GET /api/auth/user') === 0))
    failures.push(`the session of the ${round.who} was lost`);
  if (report.test_cases.generated === 0) failures.push('nothing was asked');
  const never = Object.keys(report.valid_rates).filter((operation) => accepted(operation) === 0);
  return {
    lines: [
      `${round.who}: ${report.test_cases.generated} cases over ${report.operations.tested} of ${report.operations.total} operations, ${failures.length} failures`,
      ...Object.entries(round.leftOut).map(([operation, why]) => `  left out: ${operation} (${why})`),
      ...(never.length > 0 ? [`  answered with refusals alone: ${never.join(', ')}`] : []),
    ],
    failures,
  };
}
