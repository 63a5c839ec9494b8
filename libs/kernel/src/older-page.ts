/** One page of rows, and what to ask with for those after it. */
export interface OlderPage<Row> {
  results: Row[];
  /** Id of the last row, to be sent as `before`; null at the end. */
  next: string | null;
}

/**
 * Cuts a page out of rows that are sorted newest first.
 * @param rows one more than `size` where there are older ones: the one too many tells it
 */
export function olderPage<Row extends { id: string }>(rows: readonly Row[], size: number): OlderPage<Row> {
  const results = rows.slice(0, size);
  return { results, next: rows.length > size ? results.at(-1)!.id : null };
}
