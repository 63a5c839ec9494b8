import type { HighlightPiece } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import type { ReadQuery, Unit } from './read-query.js';
import { stem } from './stem.js';
import type { Wording } from './synonyms.js';
import { tokens, type Token } from './tokens.js';

/** More of a long text is not read for marks. */
const LONGEST_READ = 5_000;

/** Pure: the definition's highlighted fields of a hit, cut into marked and plain pieces; fields without a find are left out. */
export function highlight(index: SearchIndex, query: ReadQuery, source: unknown): Record<string, HighlightPiece[]> {
  const texts = (source ?? {}) as Record<string, unknown>;
  const wanted = wantedWordings(query.units);
  if (wanted.length === 0) return {};
  const marked = Object.entries(index.highlights ?? {}).flatMap(([field, { length }]) => {
    const text = texts[field];
    const pieces = typeof text === 'string' ? piecesOf(text.slice(0, LONGEST_READ), length, wanted) : undefined;
    return pieces ? [[field, pieces] as const] : [];
  });
  return Object.fromEntries(marked);
}

interface WantedWording {
  words: Wording;
  /** Absent where only the exact words count. */
  stems: readonly string[] | undefined;
  prefix: boolean;
}

function wantedWordings(units: readonly Unit[]): WantedWording[] {
  return units.flatMap(({ wordings, exact, prefix }) =>
    wordings.map((words) => ({ words, stems: exact ? undefined : words.map(stem), prefix })),
  );
}

function piecesOf(text: string, length: number, wanted: readonly WantedWording[]): HighlightPiece[] | undefined {
  const marks = marksIn(tokens(text), wanted);
  const first = marks[0];
  if (!first) return undefined;
  const [from, to] = stretch(text, first.start, length);
  const pieces: HighlightPiece[] = from > 0 ? [{ text: '… ', marked: false }] : [];
  let at = from;
  for (const mark of marks.filter(({ end }) => end <= to)) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), marked: false });
    pieces.push({ text: text.slice(mark.start, mark.end), marked: true });
    at = mark.end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), marked: false });
  if (to < text.length) pieces.push({ text: ' …', marked: false });
  return pieces;
}

/** The stretch of at most `length` characters with the first find near its start, cut between words. */
function stretch(text: string, find: number, length: number): [number, number] {
  if (text.length <= length) return [0, text.length];
  const wanted = Math.min(Math.max(0, find - Math.floor(length / 4)), text.length - length);
  const from = wanted === 0 ? 0 : Math.min(text.indexOf(' ', wanted) + 1 || wanted, find);
  if (from + length >= text.length) return [from, text.length];
  const space = text.lastIndexOf(' ', from + length);
  return [from, space > find ? space : from + length];
}

interface Mark {
  start: number;
  end: number;
}

function marksIn(found: readonly Token[], wanted: readonly WantedWording[]): Mark[] {
  const stems = found.map(({ word }) => stem(word));
  const marks: Mark[] = [];
  for (let at = 0; at < found.length;) {
    let length = 0;
    for (const wording of wanted) {
      if (wording.words.length > length && standsAt(found, stems, at, wording)) length = wording.words.length;
    }
    const [first, last] = [found[at], found[at + length - 1]];
    if (length > 0 && first && last) marks.push({ start: first.start, end: last.end });
    at += Math.max(1, length);
  }
  return marks;
}

function standsAt(
  found: readonly Token[],
  stems: readonly string[],
  at: number,
  { words, stems: wantedStems, prefix }: WantedWording,
): boolean {
  return words.every((word, offset) => {
    const there = found[at + offset]?.word;
    if (there === undefined) return false;
    return there === word || stems[at + offset] === wantedStems?.[offset] || (prefix && there.startsWith(word));
  });
}
