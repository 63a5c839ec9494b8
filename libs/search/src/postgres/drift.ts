import type { Copy } from '../compare-copies.js';
import type { DocumentVersion, Drift, DriftEntry, SearchDocument } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { inBatches } from '../in-batches.js';
import { searchRow } from './search-row.js';
import type { TableNames } from './search-table.js';
import { rowsOf, type SqlExecutor } from './sql-executor.js';
import { INTACT, putStatement, removeStatement, type WriteStatement } from './write-statements.js';

const BATCH = 1_000;

/** Reads every row that can be found. */
export async function* copiesOf(executor: SqlExecutor, names: TableNames): AsyncGenerator<Copy> {
  let after: string | null = null;
  for (;;) {
    const text = `
SELECT ${names.id}::text AS id, search_version::float8 AS version, coalesce(${INTACT}, false) AS intact
FROM ${names.table} WHERE search_document IS NOT NULL AND ($1::${names.idType} IS NULL OR ${names.id} > $1::${names.idType})
ORDER BY ${names.id} LIMIT ${BATCH}`;
    const rows: Copy[] = await rowsOf<Copy>(executor, text, [after]);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

/**
 * Mends what was found. A row that changed since the drift was looked for is left alone: its own write mended it.
 * A ghost that `load` knows is no ghost, and is written.
 */
export async function repairDrift<Source>(
  executor: SqlExecutor,
  names: TableNames,
  index: SearchIndex,
  drift: Drift,
  load: (ids: string[]) => Promise<SearchDocument<Source>[]>,
): Promise<{ written: number; removed: number }> {
  const done = { written: 0, removed: 0 };
  const entries = [...drift.missing, ...drift.stale, ...drift.ghosts];
  const seen = await tombstones(executor, names, drift.missing);
  for (const batch of inBatches(entries, 200)) {
    const documents = new Map((await load(batch.map(({ id }) => id))).map((document) => [document.id, document]));
    const found = batch.flatMap((entry) => documents.get(entry.id) ?? []);
    const versions = new Map(batch.map(({ id, indexed }) => [id, indexed ?? seen.get(id) ?? null]));
    const put = { seen: found.map(({ id }) => versions.get(id) ?? null) };
    done.written += await count(
      executor,
      putStatement(
        names,
        found.map((document) => searchRow(index, document)),
        put,
      ),
    );
    const gone = batch.filter(({ id, indexed }) => indexed !== null && !documents.has(id));
    const removed = gone.map(({ id, indexed }) => ({ id, version: indexed ?? 0, seen: indexed }));
    done.removed += await count(executor, removeStatement(names, removed, 'seen'));
  }
  return done;
}

/** Versions of the rows that are not in the index, but were. */
async function tombstones(
  executor: SqlExecutor,
  names: TableNames,
  missing: readonly DriftEntry[],
): Promise<Map<string, number>> {
  const text = `SELECT ${names.id}::text AS id, search_version::float8 AS version FROM ${names.table}
    WHERE ${names.id} = ANY ($1::${names.idType}[]) AND search_document IS NULL AND search_version IS NOT NULL`;
  const rows = await rowsOf<DocumentVersion>(executor, text, [missing.map(({ id }) => id)]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function count(executor: SqlExecutor, statement: WriteStatement): Promise<number> {
  return (await rowsOf<{ written: number }>(executor, statement.text, statement.values))[0]?.written ?? 0;
}
