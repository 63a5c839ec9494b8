import { tableNames, type SearchTable } from './search-table.js';

/**
 * The statements a migration runs to make a table searchable: the engine's four columns beside the row's own, their
 * indexes, and the table of known words (`<table>_words`) that spelling is checked against.
 * - `search_vector`: the words, with places and weights
 * - `search_document`: what is filtered, counted and sorted by; null = not to be found
 * - `search_source`: what a list shows
 * - `search_version`: version of the last write or removal; null = never written
 */
export function postgresSearchColumns(definition: SearchTable): string[] {
  const { table, words, bare } = tableNames(definition);
  return [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    `ALTER TABLE ${table}
       ADD COLUMN IF NOT EXISTS search_vector tsvector,
       ADD COLUMN IF NOT EXISTS search_document jsonb,
       ADD COLUMN IF NOT EXISTS search_source jsonb,
       ADD COLUMN IF NOT EXISTS search_version bigint`,
    // Every match is ranked and counted: the two columns that takes are kept in the row, not in the side table.
    `ALTER TABLE ${table} ALTER COLUMN search_vector SET STORAGE MAIN, ALTER COLUMN search_document SET STORAGE MAIN`,
    `CREATE INDEX IF NOT EXISTS "${bare}_search_vector" ON ${table} USING gin (search_vector)`,
    `CREATE INDEX IF NOT EXISTS "${bare}_search_values" ON ${table} USING gin ((search_document -> 'values'))`,
    `CREATE TABLE IF NOT EXISTS ${words} (
       word text PRIMARY KEY,
       stem text NOT NULL,
       documents integer NOT NULL DEFAULT 1
     )`,
    `CREATE INDEX IF NOT EXISTS "${bare}_words_stem" ON ${words} (stem)`,
    `CREATE INDEX IF NOT EXISTS "${bare}_words_spelling" ON ${words} USING gin (word gin_trgm_ops)`,
  ];
}

/** The statements that take it all away again. */
export function dropPostgresSearchColumns(definition: SearchTable): string[] {
  const { table, words } = tableNames(definition);
  return [
    `DROP TABLE IF EXISTS ${words}`,
    `ALTER TABLE ${table}
       DROP COLUMN IF EXISTS search_vector,
       DROP COLUMN IF EXISTS search_document,
       DROP COLUMN IF EXISTS search_source,
       DROP COLUMN IF EXISTS search_version`,
  ];
}
