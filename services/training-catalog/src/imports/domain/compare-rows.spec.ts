import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Origin } from '../../opportunities/domain/opportunity.js';
import { compareRows } from './compare-rows.js';
import { readRows } from './read-rows.js';

const now = new Date('2026-11-20T12:00:00Z');
const origin: Origin = { sourceId: newId(), sourceType: 'partner', sourceUrl: null, runId: newId() };
const nextRun = { ...origin, runId: newId() };
const compare = (raw: unknown[], known: Parameters<typeof compareRows>[1] = [], from = origin) =>
  compareRows(readRows(raw).rows, known, from, now);

describe('reading the rows of a batch', () => {
  it('refuses each wrong row with its place and reason, and takes the rest', () => {
    const { rows, refused } = readRows([
      { key: '1', title: 'Welding' },
      { key: '2' },
      { key: '3', title: 'A', url: 'javascript:x', colour: 'red' },
      'nonsense',
      null,
    ]);
    expect(rows.map(({ index }) => index)).toEqual([0]);
    expect(refused.map(({ index, reason }) => [index, reason])).toEqual([
      [1, 'title: Required'],
      [2, 'url: Must be a valid URL; colour: Unknown field'],
      [3, 'Must be a JSON object'],
      [4, 'Must be a JSON object'],
    ]);
  });
});

describe('comparing rows with what is known', () => {
  it('creates new ones at version 1 and leaves known ones unchanged in the next run', () => {
    const first = compare([{ key: '1', title: 'Welding' }]);
    expect(first.created).toMatchObject([{ sourceKey: '1', version: 1, createdAt: now }]);
    const second = compare([{ key: '1', title: 'Welding' }], first.created, nextRun);
    expect(second).toMatchObject({ created: [], updated: [], unchanged: [first.created[0]?.id] });
  });

  it('updates what changed under the same id, with the next version and the first date', () => {
    const { created } = compare([{ key: '1', title: 'Welding' }]);
    const later = compareRows(
      readRows([{ key: '1', title: 'Welding II' }]).rows,
      created,
      nextRun,
      new Date('2027-01-01T00:00:00Z'),
    );
    expect(later.updated).toMatchObject([{ id: created[0]?.id, version: 2, createdAt: now, title: 'Welding II' }]);
  });

  it('refuses a second row of the same run under one key, unless it says the same', () => {
    const result = compare([
      { key: '1', title: 'Welding' },
      { key: '1', title: 'Welding' },
      { key: '1', title: 'Something else' },
    ]);
    expect([result.created.length, result.unchanged.length]).toEqual([1, 1]);
    expect(result.refused).toEqual([{ index: 2, reason: 'key: Another row of this import has the key 1' }]);
    expect(compare([{ key: '1', title: 'Third' }], result.created).refused).toHaveLength(1);
  });

  it('refuses the second row of a doubled key in every run, and so changes nothing the second time', () => {
    const doubled = [
      { key: 'a', title: 'Duplicate key one' },
      { key: 'a', title: 'Duplicate key two' },
      { key: 'b', title: 'Other' },
    ];
    const { created, refused } = compare(doubled);
    expect([created.map(({ title }) => title), refused.length]).toEqual([['Duplicate key one', 'Other'], 1]);
    const again = compare(doubled, created, nextRun);
    expect(again).toMatchObject({ created: [], updated: [], unchanged: created.map(({ id }) => id), refused });
  });
});
