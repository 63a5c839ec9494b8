import { streamInBatches } from '../in-batches.js';
import type { SearchDocument } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { checkSize } from '../size-guard.js';
import { stem } from '../text/stem.js';
import { searchRow } from './search-row.js';
import type { TableNames } from './search-table.js';
import { rowsOf, type SqlExecutor } from './sql-executor.js';
import { putStatement, removeStatement } from './write-statements.js';

const BATCH = 200;

/**
 * Rewrites the search columns of every document that is handed in, then takes out of the index the rows that were in
 * it before and were not handed in. Rows written meanwhile by others keep what those wrote.
 */
export async function rebuildRows(
  executor: SqlExecutor,
  names: TableNames,
  index: SearchIndex,
  documents: AsyncIterable<SearchDocument>,
  { expectedTotal }: { expectedTotal?: number },
): Promise<{ documents: number }> {
  const before = await indexed(executor, names);
  const sizeBefore = before.size;
  let total = 0;
  for await (const batch of streamInBatches(documents, BATCH)) {
    const { text, values } = putStatement(
      names,
      batch.map((document) => searchRow(index, document)),
      'older or the same',
    );
    await rowsOf(executor, text, values);
    for (const { id } of batch) before.delete(id);
    total += batch.length;
  }
  checkSize(sizeBefore, total, expectedTotal);
  const gone = [...before].map(([id, version]) => ({ id, version, seen: version }));
  const { text, values } = removeStatement(names, gone, 'seen');
  await rowsOf(executor, text, values);
  await rebuildWords(executor, names);
  return { documents: total };
}

async function indexed(executor: SqlExecutor, names: TableNames): Promise<Map<string, number>> {
  const text = `SELECT ${names.id}::text AS id, search_version::float8 AS version FROM ${names.table} WHERE search_document IS NOT NULL`;
  const rows = await rowsOf<{ id: string; version: number }>(executor, text);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Counts the documents of every word, and forgets words that no document has any more. */
async function rebuildWords(executor: SqlExecutor, names: TableNames): Promise<void> {
  const counted = await rowsOf<{ word: string; documents: number }>(
    executor,
    `SELECT substr(word, 2) AS word, ndoc AS documents
     FROM ts_stat('SELECT search_vector FROM ${names.table} WHERE search_document IS NOT NULL')
     WHERE word ~ '^=[[:alpha:]]{3,}$'`,
  );
  const values = [
    counted.map(({ word }) => word),
    counted.map(({ word }) => stem(word)),
    counted.map(({ documents }) => documents),
  ];
  await rowsOf(
    executor,
    `WITH counted AS MATERIALIZED (SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) AS c (word, stem, documents)),
     forgotten AS (DELETE FROM ${names.words} w WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = w.word)
       AND NOT EXISTS (SELECT 1 FROM ${names.table} WHERE search_vector @@ ('''=' || w.word || '''')::tsquery)),
     learnt AS (
       INSERT INTO ${names.words} (word, stem, documents) SELECT word, stem, documents FROM counted ORDER BY word
       ON CONFLICT (word) DO UPDATE SET documents = excluded.documents, stem = excluded.stem
       WHERE (${names.words}.documents, ${names.words}.stem) IS DISTINCT FROM (excluded.documents, excluded.stem)
     )
     SELECT 1 AS done`,
    values,
  );
}
