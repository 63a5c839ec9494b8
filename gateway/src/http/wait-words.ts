/** Units with how many of them are still said; the last one has no end. */
const units = [
  ['second', 1, 90],
  ['minute', 60, 90],
  ['hour', 3600, 36],
  ['day', 86_400, Infinity],
] as const;

/** When to come back, such as "Try again in 3 minutes.": never too early, and in a unit that people think in. */
export function waitWords(seconds: number): string {
  const [unit, length] = units.find(([, size, most]) => seconds < size * most)!;
  const count = Math.max(1, Math.ceil(seconds / length));
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
