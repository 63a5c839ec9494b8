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
  /** Never broken, however narrow the screen: the table scrolls. */
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

/** A ruled table. Where it is wider than the screen it scrolls within itself, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, empty, keyOf }: DataTableProps<Row>) {
  const at = (figures: boolean | undefined) => (figures ? 'figures text-right' : 'text-left');
  return (
    <div
      role="region"
      aria-label={caption}
      aria-busy={!rows}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-rule-strong bg-card"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="label-caps bg-sunk text-ink-soft">
          <tr>
            {columns.map(({ words, figures }) => (
              <th key={words} scope="col" className={classNames('px-4 py-1.5 whitespace-nowrap', at(figures))}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
            <tr key={keyOf(row)} className="border-t border-rule hover:bg-steel-wash">
              {columns.map(({ words, cell, figures, oneLine }) => (
                <td
                  key={words}
                  className={classNames('px-4 py-2 align-top', at(figures), oneLine && 'whitespace-nowrap')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One line across all columns. */
function Whole({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="border-t border-rule">
      <td colSpan={columns} className="px-4 py-2">
        {children}
      </td>
    </tr>
  );
}
