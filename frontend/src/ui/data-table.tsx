import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface Column<Row> {
  /** Heads the column, and names it. */
  words: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  figures?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A ruled table. Where it is wider than the screen it scrolls within itself, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const at = (figures: boolean | undefined) => (figures ? 'figures text-right' : 'text-left');
  return (
    <div
      role="region"
      aria-label={caption}
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
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-rule hover:bg-steel-wash">
              {columns.map(({ words, cell, figures }) => (
                <td key={words} className={classNames('px-4 py-2 align-top', at(figures))}>
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
