import type { ReadQuery } from '../text/read-query.js';
import { nearest, type Candidate } from '../text/spelling.js';
import { stem } from '../text/stem.js';
import { rowsOf, type SqlExecutor } from './sql-executor.js';
import type { TableNames } from './search-table.js';

interface DoubtRow {
  typed: string;
  known: boolean;
  begins: boolean;
  candidates: Candidate[] | null;
}

/** What is known about the words that were typed. */
export interface Spelling {
  /** Typed word -> the word it was probably meant to be. */
  replacements: Map<string, string>;
  /** The last word is not known, but known words begin with it. */
  lastIsBeginning: boolean;
}

const NOTHING_WRONG: Spelling = { replacements: new Map(), lastIsBeginning: false };

/** Looks the doubtful words of a query up among those of the index: one round trip, none when there is no doubt. */
export async function checkSpelling(executor: SqlExecutor, names: TableNames, query: ReadQuery): Promise<Spelling> {
  const doubtful = [...new Set(query.units.flatMap(({ doubtful: token }) => token?.word ?? []))];
  if (doubtful.length === 0) return NOTHING_WRONG;
  const rows = await rowsOf<DoubtRow>(executor, statement(names), [doubtful, doubtful.map(stem)]);
  const last = query.units.at(-1)?.doubtful?.word;
  const replacements = new Map<string, string>();
  let lastIsBeginning = false;
  for (const { typed, known, begins, candidates } of rows) {
    if (known) continue;
    if (typed === last && begins) lastIsBeginning = true;
    else {
      const replacement = nearest(typed, candidates ?? []);
      if (replacement) replacements.set(typed, replacement);
    }
  }
  return { replacements, lastIsBeginning };
}

function statement({ words }: TableNames): string {
  // Scalar look-ups: an EXISTS here is turned into a hash of all words.
  return `
SELECT typed, known, NOT known AND (SELECT true FROM ${words} WHERE word LIKE typed || '%' LIMIT 1) IS NOT NULL AS begins,
  CASE WHEN NOT known THEN (
    SELECT json_agg(json_build_object('word', word, 'documents', documents)) FROM (
      SELECT word, documents FROM ${words}
      WHERE (word LIKE left(typed, 1) || '%' OR word LIKE substr(typed, 2, 1) || '%')
        AND length(word) BETWEEN length(typed) - 2 AND length(typed) + 2
      ORDER BY similarity(word, typed) DESC, word LIMIT 50
    ) near
  ) END AS candidates
FROM (
  SELECT typed, coalesce(
    (SELECT true FROM ${words} WHERE word = typed), (SELECT true FROM ${words} WHERE stem = typed_stem LIMIT 1), false) AS known
  FROM unnest($1::text[], $2::text[]) AS t (typed, typed_stem)
  OFFSET 0
) looked_up`;
}
