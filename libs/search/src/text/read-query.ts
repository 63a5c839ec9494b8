import type { SearchIndex } from '../search-index.js';
import { STOP_WORDS } from './stop-words.js';
import { stem } from './stem.js';
import { Synonyms, type Wording } from './synonyms.js';
import { tokens, type Token } from './tokens.js';

/** One thing that was asked for: any of its wordings will do. */
export interface Unit {
  /** The first is as typed. */
  wordings: readonly Wording[];
  /** Quoted: exactly these words in this order, and never left out. */
  exact: boolean;
  /** The last word is the beginning of one ("machini"). */
  prefix: boolean;
  /** A typed word whose spelling may be doubted, with its place in the text. */
  doubtful?: Token;
}

/** What was typed, read. */
export interface ReadQuery {
  text: string;
  units: readonly Unit[];
  /** How many of the units a document must have (the exact ones among them). */
  required: number;
}

/** More is never typed by hand; what follows is left out. */
const LONGEST_TEXT = 500;
const MOST_UNITS = 24;
const QUOTED = /["“”„]([^"“”„]+)["“”„]/g;
const SHORTEST_DOUBTFUL = 4;

const synonymsOf = new WeakMap<SearchIndex, Synonyms>();

/**
 * Reads what was typed: quoted phrases, wordings with synonyms, words. Stop words and the index's noise words are
 * left out unless there is nothing else. Nothing typed can be a command to an engine: only letters and digits are left.
 * `prefixLast`: read the last word as the beginning of one.
 */
export function readQuery(index: SearchIndex, typed: string, { prefixLast = false } = {}): ReadQuery {
  const text = typed.slice(0, LONGEST_TEXT);
  const phrases: Unit[] = [];
  // Quoted parts are blanked, so that what is left keeps its places in the text.
  const rest = text.replaceAll(QUOTED, (whole, inside: string) => {
    const wording = tokens(inside).map(({ word }) => word);
    if (wording.length > 0) phrases.push({ wordings: [wording], exact: true, prefix: false });
    return ' '.repeat(whole.length);
  });
  const plain = readWords(index, rest, phrases.length > 0);
  const last = plain.at(-1);
  if (prefixLast && last?.doubtful) plain[plain.length - 1] = { ...last, prefix: true };
  const units = [...phrases, ...plain].slice(0, MOST_UNITS);
  return { text, units, required: requiredOf(units) };
}

/** All of one or two, all but one of three or four, three quarters of more; a quoted phrase always. */
function requiredOf(units: readonly Unit[]): number {
  const exact = units.filter((unit) => unit.exact).length;
  const plain = units.length - exact;
  if (plain <= 2) return units.length;
  return exact + (plain <= 4 ? plain - 1 : Math.floor(plain * 0.75));
}

function readWords(index: SearchIndex, text: string, mayBeEmpty: boolean): Unit[] {
  const found = tokens(text);
  const stems = found.map(({ word }) => stem(word));
  const noise = new Set((index.noise ?? []).map(stem));
  const units: Unit[] = [];
  const skipped: Unit[] = [];
  for (let at = 0; at < found.length;) {
    const { unit, length, idle } = readAt(index, text, found, stems, at, noise);
    (idle ? skipped : units).push(unit);
    at += length;
  }
  return units.length > 0 || mayBeEmpty ? units : skipped;
}

function readAt(index: SearchIndex, text: string, found: Token[], stems: string[], at: number, noise: Set<string>) {
  const synonyms = synonymsFor(index).at(stems, at);
  const glued = gluedLength(text, found, at);
  const length = Math.max(synonyms?.length ?? 1, glued);
  const typed = found.slice(at, at + length).map(({ word }) => word);
  const others = length === synonyms?.length ? synonyms.wordings : [];
  const joined = length > 1 && glued === length ? [[typed.join('')]] : [];
  const wordings = distinct([typed, ...others, ...joined]);
  const token = found[at];
  const word = typed[0] ?? '';
  const idle = length === 1 && others.length === 0 && (STOP_WORDS.has(word) || noise.has(stems[at] ?? ''));
  const doubtful = length === 1 && others.length === 0 && !idle && isDoubtful(word) ? token : undefined;
  return { unit: { wordings, exact: false, prefix: false, doubtful } satisfies Unit, length, idle };
}

/** How many words from `at` on were typed as one, joined by a hyphen, a point or nothing: 5-axis, OSHA10, node.js. */
function gluedLength(text: string, found: Token[], at: number): number {
  let length = 1;
  for (; at + length < found.length; length += 1) {
    const between = text.slice(found[at + length - 1]?.end, found[at + length]?.start);
    if (!/^[-‐‑.]?$/.test(between)) break;
  }
  return length;
}

function isDoubtful(word: string): boolean {
  return word.length >= SHORTEST_DOUBTFUL && /^\p{L}+$/u.test(word);
}

function distinct(wordings: readonly Wording[]): Wording[] {
  return [...new Map(wordings.map((wording) => [wording.join(' '), wording])).values()];
}

function synonymsFor(index: SearchIndex): Synonyms {
  const known = synonymsOf.get(index) ?? new Synonyms(index.synonyms);
  synonymsOf.set(index, known);
  return known;
}
