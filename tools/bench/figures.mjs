/**
 * @typedef {object} Figures
 * @property {number} p50 milliseconds
 * @property {number} p95
 * @property {number} p99
 * @property {number} perSecond answers per second
 */

/**
 * The value below which a share of all values lies (nearest rank).
 * @param {number[]} sorted ascending, at least one
 * @param {number} share such as 0.95
 * @returns {number}
 */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** @param {import('./measure.mjs').Sample} sample @returns {Figures} */
export function figuresOf({ latencies, seconds }) {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    perSecond: latencies.length / seconds,
  };
}

/** @param {import('./measure.mjs').Sample[]} samples @returns {import('./measure.mjs').Sample} */
export function together(samples) {
  return {
    latencies: samples.flatMap(({ latencies }) => latencies),
    seconds: samples.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/**
 * Whether the whole path keeps to its aim: a p95 of at most 1.5 times the engine's own, and 3 ms.
 * @param {Figures} path
 * @param {Figures} engine
 */
export function keepsAim(path, engine) {
  return path.p95 <= 1.5 * engine.p95 + 3;
}

/** As a cell of a table: p50 / p95 / p99 in ms. @param {Figures} figures */
export const times = ({ p50, p95, p99 }) => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
