/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { DataTable } from './data-table.js';

afterEach(cleanup);

const show = (rows: string[] | undefined) =>
  render(
    <DataTable
      caption="Machines"
      rows={rows}
      empty="No machine yet."
      keyOf={(row) => row}
      columns={[{ words: 'Machine', cell: (row) => row }]}
    />,
  );
/** What its cells say, to who can't see the column's words before them. */
const expectSaid = (...names: string[]) => {
  expect(screen.getAllByRole('cell')).toHaveLength(names.length);
  for (const name of names) expect(screen.getByRole('cell', { name })).toBeTruthy();
};

describe('a table', () => {
  it('shows its rows alone where it has some', () => {
    show(['Mill', 'Lathe']);
    expectSaid('Mill', 'Lathe');
  });

  it('says so where it has none', () => {
    show([]);
    expectSaid('No machine yet.');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  });

  it('is busy, and not empty, while its rows are on their way', () => {
    show(undefined);
    expectSaid('Loading');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  });
});
