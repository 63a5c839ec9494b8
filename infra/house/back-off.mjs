const shortest = 200;
const longest = 5000;
/** A process that lived this long had started well: its next end is a new matter. */
const healthyAfter = 10_000;

/**
 * How long to wait before something that ended is started again: 0.2 s, doubled each time it ends early, 5 s at most.
 * @param {number} previous the wait before its last start, in milliseconds; 0 when there was none
 * @param {number} livedMs how long it lived this time
 * @returns {number} milliseconds
 */
export function nextWait(previous, livedMs) {
  if (previous === 0 || livedMs >= healthyAfter) return shortest;
  return Math.min(previous * 2, longest);
}
