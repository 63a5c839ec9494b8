import type { estypes } from '@elastic/elasticsearch';
import type { SearchIndex, TextField } from '../search-index.js';
import type { ReadQuery, Unit } from '../text/read-query.js';
import type { Wording } from '../text/synonyms.js';

type Clause = estypes.QueryDslQueryContainer;

/** What a wording that was not typed (a synonym) counts beside the typed one. */
const SYNONYM = 0.8;
/** What the exact word counts beside its stem. */
const EXACT = 0.5;
const PREFIX = 0.5;

/** Pure: a read query as a clause; undefined where nothing was typed. */
export function textClause(index: SearchIndex, query: ReadQuery): Clause | undefined {
  if (query.units.length === 0) return undefined;
  const exact = query.units.filter((unit) => unit.exact);
  const plain = query.units.filter((unit) => !unit.exact);
  const must = exact.map((unit) => unitClause(index, unit));
  if (plain.length > 0) {
    const should = plain.map((unit) => unitClause(index, unit));
    must.push({ bool: { should, minimum_should_match: query.required - exact.length } });
  }
  return { bool: { must, should: phraseBonus(index, query.units) } };
}

/** The best of all wordings in all fields, and a little of the others. */
function unitClause(index: SearchIndex, unit: Unit): Clause {
  const queries = Object.entries(index.fields).flatMap(([name, field]) => [
    ...unit.wordings.flatMap((wording, at) => wordingClauses(name, field, wording, unit.exact, at === 0 ? 1 : SYNONYM)),
    ...(unit.prefix ? [prefixClause(name, field, unit.wordings[0]?.at(-1) ?? '')] : []),
  ]);
  return { dis_max: { queries, tie_breaker: 0.2 } };
}

function wordingClauses(name: string, field: TextField, wording: Wording, exact: boolean, share: number): Clause[] {
  const boost = field.weight * share;
  const asWritten = `text.${name}`;
  if (exact || !hasStems(field)) return [match(asWritten, wording, boost)];
  const stemmed = match(`${asWritten}.stems`, wording, boost);
  return field.kind === 'title' ? [stemmed, match(asWritten, wording, boost * EXACT)] : [stemmed];
}

const hasStems = ({ kind }: TextField): boolean => kind === 'title' || kind === 'prose';

function match(field: string, wording: Wording, boost: number): Clause {
  const query = wording.join(' ');
  return wording.length > 1
    ? { match_phrase: { [field]: { query, boost } } }
    : { match: { [field]: { query, boost } } };
}

function prefixClause(name: string, { weight }: TextField, value: string): Clause {
  return { prefix: { [`text.${name}`]: { value, boost: weight * PREFIX } } };
}

/** The typed words one after another, in a title or another field with stems, count double. */
function phraseBonus(index: SearchIndex, units: readonly Unit[]): Clause[] {
  const typed = units.flatMap((unit) => unit.wordings[0] ?? []);
  if (typed.length < 2) return [];
  return Object.entries(index.fields).flatMap(([name, field]) =>
    hasStems(field) ? [match(`text.${name}.stems`, typed, field.weight)] : [],
  );
}
