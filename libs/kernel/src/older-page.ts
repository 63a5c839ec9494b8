/** One page of rows, and what to ask with for those after it. */
export interface OlderPage<Row> {
  results: Row[];
  /** Id of the last row, to be sent as `before`; null at the end. */
  next: string | null;
}

/**
 * Cuts a page out of rows that are sorted newest first, and shows each as `view` does.
 * @param rows one more than `size` where there are older ones: the one too many tells it
 */
export function olderPage<Row extends { id: string }, Shown>(
  rows: readonly Row[],
  size: number,
  view: (row: Row) => Shown,
): OlderPage<Shown> {
  const shown = rows.slice(0, size);
  return { results: shown.map((row) => view(row)), next: rows.length > size ? shown.at(-1)!.id : null };
}
