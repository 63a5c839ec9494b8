import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { tableWords } from './list-words.js';
import { Skeleton } from './skeleton.js';

export interface Column<Row> {
  /** Heads the column, and names it. */
  words: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  figures?: boolean;
  /** Not broken where the screen is wide enough for a table of its kind. */
  oneLine?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Stands there when there are none. */
  empty: string;
  keyOf: (row: Row) => string;
}

/**
 * A ruled table. On a phone each of its rows is a list of facts. Where else it is wider than its place it scrolls within
 * itself, by keyboard too. The roles say what it is to browsers that forget it with `display`.
 */
export function DataTable<Row>({ caption, columns, rows, empty, keyOf }: DataTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      aria-busy={!rows}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-rule-strong bg-card"
    >
      <table role="table" className="w-full border-collapse max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="label-caps bg-sunk text-ink-soft max-sm:sr-only">
          <tr role="row">
            {columns.map(({ words, figures }) => (
              <th
                key={words}
                role="columnheader"
                scope="col"
                className={classNames('px-4 py-1.5 whitespace-nowrap', figures ? 'text-right' : 'text-left')}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {!rows && (
            <Whole columns={columns.length}>
              <span className="sr-only">{tableWords.loading}</span>
              <Skeleton className="h-5 w-2/5" />
            </Whole>
          )}
          {rows?.length === 0 && (
            <Whole columns={columns.length}>
              <span className="text-ink-soft">{empty}</span>
            </Whole>
          )}
          {rows?.map((row) => (
            <tr key={keyOf(row)} role="row" className={classNames(rowLook, 'hover:bg-steel-wash max-sm:py-2')}>
              {columns.map((column) => (
                <Cell key={column.words} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowLook = 'border-t border-rule max-sm:block max-sm:first:border-t-0';

/** One fact of a row. On a phone the column's words stand before it, for the eye alone: the column's head says them. */
function Cell<Row>({ column: { words, cell, figures, oneLine }, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      role="cell"
      className={classNames(
        'px-4 align-top wrap-break-word max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:py-0.5 sm:py-2',
        figures && 'figures sm:text-right',
        oneLine && 'lg:whitespace-nowrap',
      )}
    >
      <span aria-hidden="true" className="text-14 leading-6 text-ink-soft sm:hidden">
        {words}
      </span>
      <div>{cell(row)}</div>
    </td>
  );
}

/** One line across all columns. */
function Whole({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className={rowLook}>
      <td role="cell" colSpan={columns} className="px-4 py-2 max-sm:block">
        {children}
      </td>
    </tr>
  );
}
