import { Card } from '../../ui/card.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { FactList } from '../../ui/fact-list.js';
import { Moment } from '../../ui/moment.js';
import { Stamp } from '../../ui/stamp.js';
import { Shown } from './shown.js';

const rows = [
  { id: 'a', what: 'Vertical knee mill', hours: 1240, price: '$120.00' },
  { id: 'b', what: 'TIG welding cell', hours: 86, price: '$95.50' },
];

const columns: Column<(typeof rows)[number]>[] = [
  { words: 'Resource', cell: ({ what }) => what },
  { words: 'Hours lent', cell: ({ hours }) => hours.toLocaleString('en-US'), figures: true },
  { words: 'Per hour', cell: ({ price }) => price, figures: true },
];
const tables = [
  ['Hours and prices', rows],
  ['A table without rows', []],
  ['A table whose rows are on their way', undefined],
] as const;

/** Facts in rows and columns. */
export function DataShown() {
  return (
    <Shown title="Cards, tables, dates">
      <Card head={<h3 className="text-18">A traveller</h3>} stamp={<Stamp kind="own">Direct listing</Stamp>}>
        <div className="p-4">
          <FactList
            facts={[
              ['Starts', <Moment key="day" at="2026-11-20T19:00:00Z" />],
              ['Bookable until', <Moment key="time" at="2026-11-20T19:00:00Z" as="time" />],
              ['Cost', null],
            ]}
          />
        </div>
      </Card>
      {tables.map(([caption, shown]) => (
        <DataTable
          key={caption}
          caption={caption}
          rows={shown}
          empty="Nothing has been lent yet."
          keyOf={({ id }) => id}
          columns={columns}
        />
      ))}
    </Shown>
  );
}
