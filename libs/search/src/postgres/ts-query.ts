import type { ReadQuery, Unit } from '../text/read-query.js';
import { stem } from '../text/stem.js';
import type { Wording } from '../text/synonyms.js';

/** How a read query is asked of a tsvector. All texts are tsqueries of letters, digits and "=" alone. */
export interface TsQuery {
  /** What a row must match at least; found by the index. */
  match: string;
  /** Where `match` could not say it: how many of these units must match. */
  counted?: { units: string[]; required: number };
  /** The units, as typed and as synonyms, to rank by. */
  units: string[];
  /** The whole of what was typed, word after word; absent for a single word. */
  phrase?: string;
}

/** More combinations than this are counted row by row instead of being written out. */
const MOST_COMBINATIONS = 36;

/** Pure: a query as PostgreSQL understands it; undefined where nothing was typed. */
export function tsQuery(query: ReadQuery): TsQuery | undefined {
  const units = query.units.map(unitQuery);
  if (units.length === 0) return undefined;
  const exact = units.filter((_, at) => query.units[at]?.exact);
  const plain = units.filter((_, at) => !query.units[at]?.exact);
  const required = query.required - exact.length;
  const base = { units, phrase: wholePhrase(query.units) };
  if (combinations(plain.length, required) <= MOST_COMBINATIONS) {
    const choices = choose(plain, required).map((chosen) => all(chosen));
    return { ...base, match: all([...exact, ...(choices.length > 0 ? [any(choices)] : [])]) };
  }
  return { ...base, match: all([...exact, any(plain)]), counted: { units: plain, required } };
}

function unitQuery(unit: Unit): string {
  const asked = unit.wordings.flatMap((wording) => wordingQueries(wording, unit.exact));
  if (unit.prefix) asked.push(`'=${unit.wordings[0]?.at(-1) ?? ''}':*`);
  return any(asked);
}

function wordingQueries(wording: Wording, exact: boolean): string[] {
  const asWritten = follow(wording.map((word) => `'=${word}'`));
  return exact ? [asWritten] : [asWritten, follow(wording.map((word) => `'${stem(word)}'`))];
}

function wholePhrase(units: readonly Unit[]): string | undefined {
  const typed = units.flatMap((unit) => unit.wordings[0] ?? []);
  return typed.length > 1 ? follow(typed.map((word) => `'${stem(word)}'`)) : undefined;
}

const follow = (terms: string[]): string => terms.join(' <-> ');
const all = (terms: string[]): string => terms.map((term) => `(${term})`).join(' & ');
const any = (terms: string[]): string => terms.map((term) => `(${term})`).join(' | ');

function combinations(from: number, take: number): number {
  let count = 1;
  for (let at = 1; at <= take; at += 1) count = (count * (from - take + at)) / at;
  return count;
}

function choose(terms: string[], take: number): string[][] {
  if (take <= 0) return [];
  if (take === terms.length) return [terms];
  const [first = '', ...rest] = terms;
  const withFirst = take === 1 ? [[first]] : choose(rest, take - 1).map((chosen) => [first, ...chosen]);
  return [...withFirst, ...choose(rest, take)];
}
