import { stem } from '../text/stem.js';
import type { SearchRow } from './search-row.js';
import type { TableNames } from './search-table.js';

/** Statements that write, each one SELECT at the top so that every executor answers its rows. */
export interface WriteStatement {
  text: string;
  values: unknown[];
}

/**
 * Which rows a write may overwrite: those with an `older` version; those `older or the same` (a rebuild); those
 * whose version is still the one `seen` before (a repair).
 */
export type Guard = 'older' | 'older or the same' | { seen: (number | null)[] };

/** Rows are locked in the order of their ids: two writers of the same rows wait for each other, and never deadlock. */
function lockedRows(names: TableNames, guard: Guard): string {
  const condition = {
    older: 'i.version > coalesce(t.search_version, -1)',
    'older or the same': 'i.version >= coalesce(t.search_version, -1)',
    seen: 't.search_version IS NOT DISTINCT FROM i.seen',
  }[typeof guard === 'string' ? guard : 'seen'];
  return `locked AS MATERIALIZED (
  SELECT t.${names.id} AS id FROM ${names.table} t JOIN incoming i ON i.id = t.${names.id}
  WHERE ${condition} ORDER BY t.${names.id} FOR NO KEY UPDATE OF t
)`;
}

const DIGEST = "md5(search_vector::text || (search_document - 'digest')::text || search_source::text)";

/** SQL that tells whether a row's search columns are as they were written. */
export const INTACT = `search_document ->> 'digest' = ${DIGEST}`;

/** Pure: writes the search columns of rows. */
export function putStatement(names: TableNames, rows: readonly SearchRow[], guard: Guard): WriteStatement {
  const known = [...new Set(rows.flatMap((row) => [...row.words]))].sort();
  const text = `
WITH incoming AS MATERIALIZED (
  SELECT id, version, vector::tsvector AS search_vector, document::jsonb AS search_document, source::jsonb AS search_source, seen
  FROM unnest($1::${names.idType}[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[])
    AS i (id, version, vector, document, source, seen)
), ${lockedRows(names, guard)}, digested AS (
  SELECT *, jsonb_build_object('digest', ${DIGEST}) AS digest FROM incoming
), written AS (
  UPDATE ${names.table} t
  SET search_vector = i.search_vector, search_document = i.search_document || i.digest, search_source = i.search_source,
    search_version = i.version
  FROM digested i JOIN locked ON locked.id = i.id WHERE t.${names.id} = i.id
  RETURNING t.${names.id}
), learnt AS (
  INSERT INTO ${names.words} (word, stem)
  SELECT word, stem FROM unnest($7::text[], $8::text[]) AS w (word, stem)
  WHERE NOT EXISTS (SELECT 1 FROM ${names.words} k WHERE k.word = w.word)
  ORDER BY word ON CONFLICT DO NOTHING
)
SELECT count(*)::int AS written FROM written`;
  const column = <Value>(read: (row: SearchRow) => Value): Value[] => rows.map(read);
  const seen = typeof guard === 'string' ? rows.map(() => null) : guard.seen;
  const values = [column(({ id }) => id), column(({ version }) => version), column(({ vector }) => vector)];
  return {
    text,
    values: [...values, column((row) => row.document), column((row) => row.source), seen, known, known.map(stem)],
  };
}

/** Pure: takes rows out of the index. The version stays, so that an older write does not bring them back. */
export function removeStatement(
  names: TableNames,
  rows: readonly { id: string; version: number; seen?: number | null }[],
  guard: 'older' | 'seen',
): WriteStatement {
  const text = `
WITH incoming AS MATERIALIZED (
  SELECT id, version, seen FROM unnest($1::${names.idType}[], $2::bigint[], $3::bigint[]) AS i (id, version, seen)
), ${lockedRows(names, guard === 'older' ? 'older' : { seen: [] })}, written AS (
  UPDATE ${names.table} t
  SET search_vector = NULL, search_document = NULL, search_source = NULL, search_version = i.version
  FROM incoming i JOIN locked ON locked.id = i.id WHERE t.${names.id} = i.id
  RETURNING t.${names.id}
)
SELECT count(*)::int AS written FROM written`;
  return {
    text,
    values: [rows.map(({ id }) => id), rows.map(({ version }) => version), rows.map(({ seen }) => seen ?? null)],
  };
}
