import type { ReadQuery } from './read-query.js';

/** A word of the index that a doubtful word may have been meant to be. */
export interface Candidate {
  word: string;
  /** How many documents have it, as far as is known. */
  documents: number;
}

/**
 * The candidate nearest to a word: at most one slip for up to seven letters, two for more; the same first letter
 * unless two neighbours were swapped there. A slip is a letter too many, missing, wrong, or two swapped.
 */
export function nearest(word: string, candidates: readonly Candidate[]): string | undefined {
  const allowed = word.length <= 7 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ ...candidate, slips: slips(word, candidate.word, allowed) }))
    .filter((candidate) => candidate.slips <= allowed && sameStart(word, candidate.word));
  near.sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.word < b.word ? -1 : 1));
  return near[0]?.word;
}

function sameStart(word: string, other: string): boolean {
  return word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
}

/** Optimal string alignment distance; anything above `limit` may be answered as limit + 1. */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) line.push(cell(a, b, row, column, line, above, before));
    before = above;
    above = line;
  }
  return above[b.length] ?? limit + 1;
}

function cell(
  a: string,
  b: string,
  row: number,
  column: number,
  line: number[],
  above: number[],
  before: number[],
): number {
  const cost = a[row - 1] === b[column - 1] ? 0 : 1;
  const best = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + cost);
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return swapped ? Math.min(best, (before[column - 2] ?? 0) + 1) : best;
}

/** The typed text with words replaced, the rest left as typed. */
export function replaceWords(query: ReadQuery, replacements: ReadonlyMap<string, string>): string {
  const places = query.units.flatMap(({ doubtful }) => (doubtful && replacements.has(doubtful.word) ? [doubtful] : []));
  places.sort((a, b) => b.start - a.start);
  return places.reduce(
    (text, { word, start, end }) => text.slice(0, start) + (replacements.get(word) ?? word) + text.slice(end),
    query.text,
  );
}
