/** Where a service's own table is, and how its key is called. */
export interface SearchTable {
  /** With the schema where the search path does not find it: `training.training_opportunities`. */
  table: string;
  /** The key column; `id` when absent. */
  id?: string;
  /** Its type; `uuid` when absent. */
  idType?: 'uuid' | 'text' | 'bigint';
}

/** Names of a search table, quoted for SQL. */
export interface TableNames {
  table: string;
  words: string;
  id: string;
  idType: string;
  /** Unquoted, for the names of indexes. */
  bare: string;
}

/** Quotes and checks the names: they come from code, yet they stand in SQL. Throws an Error on an odd one. */
export function tableNames({ table, id = 'id', idType = 'uuid' }: SearchTable): TableNames {
  const parts = table.split('.');
  for (const part of [...parts, id]) {
    if (!/^[a-z_][a-z0-9_]*$/.test(part)) throw new Error(`${part} is no plain SQL name`);
  }
  const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join('.');
  const bare = parts.at(-1) ?? table;
  return { table: quoted(parts), words: quoted([...parts.slice(0, -1), `${bare}_words`]), id: `"${id}"`, idType, bare };
}
