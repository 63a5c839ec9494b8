/** Whatever runs SQL: a pg Pool or client, or a TypeORM entity manager or query runner (within its transaction). */
export interface SqlExecutor {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Runs a statement that answers rows, whichever executor it is. */
export async function rowsOf<Row>(executor: SqlExecutor, text: string, values: unknown[] = []): Promise<Row[]> {
  const answer = await executor.query(text, values);
  // pg answers { rows }, TypeORM the rows themselves.
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as Row[];
}
